"""Invitations: links that give a seat a fresh key, once."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "invitation",
        sa.Column("game", sa.String(32), sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("code", sa.String(64), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("invitation")
