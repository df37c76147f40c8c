"""Who has to decide, so that the list of games can say whose turn it is."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("game", sa.Column("waiting", sa.JSON))


def downgrade() -> None:
    op.drop_column("game", "waiting")
