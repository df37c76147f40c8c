"""By which rules and numbers a game is played. Games of before were played by version 1, with our numbers."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

COLUMNS = ("rules", "numbers", "renewed", "stopped")


def upgrade() -> None:
    op.add_column("game", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))
    for name in COLUMNS[1:]:
        op.add_column("game", sa.Column(name, sa.JSON))


def downgrade() -> None:
    for name in COLUMNS:
        op.drop_column("game", name)
