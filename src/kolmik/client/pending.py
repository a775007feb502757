"""Commands that wait for their answer."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from kolmik.protocol import messages

from .errors import Unsure


@dataclass
class Pending:
    """A command without an answer yet."""

    command: messages.Command
    answer: asyncio.Future[messages.Done | messages.HintResult | messages.Refusal] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )
    sent: bool = False

    def give_up(self) -> None:
        """Report that nobody knows whether it was carried out."""
        if not self.answer.done():
            sentence = (
                "The connection was lost before the server answered; look at the table to see whether it was done."
            )
            self.answer.set_exception(Unsure(sentence))
