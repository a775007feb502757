"""Draws the README's pictures of the terminal from real games: `make screenshots`."""

from __future__ import annotations

import io
import re
from pathlib import Path
from random import Random

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import SVG_EXPORT_THEME

import kolmik
from kolmik.bots import InfoState, bot
from kolmik.cli.drawings import find_drawing
from kolmik.drawing import Narrator, PlainDrawing

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "images"
FORMAT = re.sub(r"@font-face \{.*?\}\n", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)  # no fonts from other servers

SAMPLES = {"towers": (3, 90), "dungeon": (8, 60), "millstone": (4, 30)}  # seed and moves that show much of the game
SAMPLE = (1, 20)


def picture(game_name: str, seed: int, moves: int) -> str:
    """An SVG of a game between greedy bots after this many moves of players, as seat 0 sees it."""
    match = kolmik.game(game_name).new(players=4, seed=seed, seats=("Mari", "Jonas", "Aino", "Bot"))
    for number in range(moves):
        match.play(bot("greedy").choose(InfoState(match), Random(number)))
    console = Console(record=True, width=92, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(find_drawing(game_name).position(match.view(0), Narrator(match.setting.seats), 0))
    title = f"kolmik play {game_name}"
    return console.export_svg(title=title, theme=SVG_EXPORT_THEME, code_format=FORMAT, unique_id=game_name)


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in kolmik.games():
        if isinstance(find_drawing(game.name), PlainDrawing):
            continue
        path = FOLDER / f"{game.name}.svg"
        path.write_text(picture(game.name, *SAMPLES.get(game.name, SAMPLE)))
        print(f"Wrote {path.name}")
