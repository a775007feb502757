"""The term `throw` of a table became `skill`: the `created` event of every table carries the terms."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

events = sa.table("events", sa.column("table_id"), sa.column("number"), sa.column("body"))


def upgrade() -> None:
    _rename("throw", "skill")


def downgrade() -> None:
    _rename("skill", "throw")


def _rename(old: str, new: str) -> None:
    connection = op.get_bind()
    rows = connection.execute(sa.select(events.c.table_id, events.c.body).where(events.c.number == 1)).all()
    for table, body in rows:
        event = json.loads(body)
        terms = event.get("terms", {})
        if old in terms:
            event["terms"] = {new if key == old else key: value for key, value in terms.items()}
            where = (events.c.table_id == table) & (events.c.number == 1)
            text = json.dumps(event, ensure_ascii=False, separators=(",", ":"))
            connection.execute(sa.update(events).where(where).values(body=text))
