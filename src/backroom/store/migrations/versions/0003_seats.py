"""Signed-in browsers, links that hand a seat over, stand-in levels, and the time at which each running table is next due."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

OPEN_SEATS_OF_RUNNING_TABLES = """
    UPDATE seats SET kind = 'bot', bot = 'regular', name = 'regular', stand_in = false
    WHERE kind = 'open' AND table_id IN (SELECT id FROM tables WHERE status = 'running')
"""


def upgrade() -> None:
    """Change the schema; every identity keeps its cookie, as its first signed-in browser."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("identity", sa.String(length=32), nullable=False),
        sa.Column("device", sa.String(length=80), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name=op.f("fk_sessions_identity"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_identity"), "sessions", ["identity"], unique=False)
    op.execute("INSERT INTO sessions (id, identity, device, created, seen) SELECT id, id, '', created, seen FROM identities")
    op.create_table(
        "seat_links",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("identity", sa.String(length=32), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name=op.f("fk_seat_links_identity"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seat_links_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_seat_links")),
        sa.UniqueConstraint("table_id", "seat", name=op.f("uq_seat_links_table_id_seat")),
    )
    op.add_column("tables", sa.Column("level", sa.String(length=40), server_default="regular", nullable=False))
    op.add_column("tables", sa.Column("due", sa.Float(), nullable=True))
    op.create_index(op.f("ix_tables_due"), "tables", ["due"], unique=False)
    op.create_index(op.f("ix_tables_host"), "tables", ["host"], unique=False)
    op.add_column("seats", sa.Column("seen", sa.Float(), server_default="0", nullable=False))
    op.execute(OPEN_SEATS_OF_RUNNING_TABLES)
    op.execute(sa.text("UPDATE tables SET due = :now WHERE status = 'running'").bindparams(now=time.time()))


def downgrade() -> None:
    """Change it back."""
    with op.batch_alter_table("seats") as batch:
        batch.drop_column("seen")
    op.drop_index(op.f("ix_tables_host"), "tables")
    op.drop_index(op.f("ix_tables_due"), "tables")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("due")
        batch.drop_column("level")
    op.drop_table("seat_links")
    op.drop_table("sessions")
