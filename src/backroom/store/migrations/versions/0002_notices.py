"""Mutes, ways to reach people, the outbox, and news for running servers."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.add_column("identities", sa.Column("language", sa.String(length=2), server_default="en", nullable=False))
    op.create_table(
        "mutes",
        sa.Column("identity", sa.String(length=32), nullable=False),
        sa.Column("muted", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name=op.f("fk_mutes_identity"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["muted"], ["identities.id"], name=op.f("fk_mutes_muted"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("identity", "muted", name=op.f("pk_mutes")),
    )
    op.create_table(
        "contacts",
        sa.Column("identity", sa.String(length=32), nullable=False),
        sa.Column("hook_url", sa.String(length=500), nullable=True),
        sa.Column("hook_secret", sa.String(length=80), nullable=True),
        sa.Column("address", sa.String(length=254), nullable=True),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name=op.f("fk_contacts_identity"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("identity", name=op.f("pk_contacts")),
    )
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("identity", sa.String(length=32), nullable=False),
        sa.Column("channel", sa.String(length=8), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("about", sa.String(length=80), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("target", sa.String(length=500), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("trouble", sa.String(length=300), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name=op.f("fk_deliveries_identity"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_deliveries_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deliveries")),
        sa.UniqueConstraint("identity", "channel", "about", name=op.f("uq_deliveries_identity_channel_about")),
    )
    op.create_index(op.f("ix_deliveries_status_due"), "deliveries", ["status", "due"], unique=False)
    op.create_index(op.f("ix_deliveries_target_created"), "deliveries", ["target", "created"], unique=False)
    op.create_table(
        "news",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("subject", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_news")),
    )


def downgrade() -> None:
    """Change it back."""
    for table in ("news", "deliveries", "contacts", "mutes"):
        op.drop_table(table)
    with op.batch_alter_table("identities") as batch:
        batch.drop_column("language")
