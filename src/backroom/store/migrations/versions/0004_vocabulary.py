"""Tables and columns get the names of the glossary; nothing else changes."""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

TABLES = {"identities": "users", "settings": "app_values", "news": "changes", "contacts": "notification_targets"}
"""Old and new names."""
COLUMNS = (
    *((table, "identity", "user_id") for table in ("sessions", "seats", "chat", "links", "seat_links", "blocks", "mutes", "reports")),
    ("notification_targets", "identity", "user_id"),
    ("deliveries", "identity", "user_id"),
    ("deliveries", "about", "dedupe_key"),
    ("deliveries", "trouble", "error"),
    ("seats", "noise", "client_seed"),
    ("tables", "rules", "rules_version"),
    ("tables", "host", "host_id"),
    ("log", "by", "author"),
)
"""Tables with old and new names of a column."""
INDEXES = (("sessions", "identity", "user_id"), ("seats", "identity", "user_id"), ("tables", "host", "host_id"))
SEAT_EVENT = -7
WORDS = (
    ("log", "move", f"author = {SEAT_EVENT}", (('"identity":', '"user_id":'), ('"to_identity":', '"to_user_id":'))),
    ("tables", "clock", "true", (('"bank":', '"initial":'), ('"turn":', '"per_turn":'))),
)
"""Fields of what is stored as JSON: the log's seat events and the tables' time controls."""


def replace_words(table: str, column: str, where: str, old: str, new: str) -> None:
    """Replace a field's name in stored JSON."""
    op.execute(f"UPDATE {table} SET {column} = replace({column}, '{old}', '{new}') WHERE {where}")  # noqa: S608 (constants)


def upgrade() -> None:
    """Change the schema."""
    for old, new in TABLES.items():
        op.rename_table(old, new)
    for table, old, new in COLUMNS:
        op.execute(f'ALTER TABLE "{table}" RENAME COLUMN "{old}" TO "{new}"')
    for table, old, new in INDEXES:
        op.drop_index(f"ix_{table}_{old}", table)
        op.create_index(f"ix_{table}_{new}", table, [new])
    for table, column, where, words in WORDS:
        for old, new in words:
            replace_words(table, column, where, old, new)


def downgrade() -> None:
    """Change it back."""
    for table, column, where, words in WORDS:
        for old, new in words:
            replace_words(table, column, where, new, old)
    for table, _, new in INDEXES:
        op.drop_index(f"ix_{table}_{new}", table)
    for table, old, new in reversed(COLUMNS):
        op.execute(f'ALTER TABLE "{table}" RENAME COLUMN "{new}" TO "{old}"')
    for table, old, _ in INDEXES:
        op.create_index(f"ix_{table}_{old}", table, [old])
    for old, new in TABLES.items():
        op.rename_table(new, old)
