"""The schema, one for both databases. The log of a table is the truth; a position in memory is a cache of it.

Constraints that have a name of their own here were named before their table or column was renamed; SQLite can't rename constraints.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, UniqueConstraint

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

app_values = Table(
    "app_values",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("nickname", String(24), nullable=False),
    Column("recovery_hash", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("banned", Boolean, nullable=False, default=False),
    Column("language", String(2), nullable=False, server_default="en"),  # of what is sent to them
    UniqueConstraint("recovery_hash", name="uq_identities_recovery_hash"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("device", String(80), nullable=False),  # browser and system, as the browser says
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index(None, "user_id"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("host_id", ForeignKey("users.id"), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("status", String(10), nullable=False),  # open, running, over, closed
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("result", Text),
    Column("rematch", String(32)),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("lease_owner", String(32)),
    Column("lease_until", Float, nullable=False, default=0.0),
    Column("level", String(40), nullable=False, server_default="regular"),  # of the bots that stand in for people
    Column("due", Float),  # no later than the next time at which the server has to act by itself; empty if only people can act
    Index(None, "status", "changed"),
    Index(None, "due"),
    Index(None, "host_id"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person, bot, gone
    Column("user_id", ForeignKey("users.id")),
    Column("name", String(24), nullable=False),
    Column("bot", String(40)),
    Column("stand_in", Boolean, nullable=False, default=False),  # a bot plays for an absent person
    Column("client_seed", String(64), nullable=False, default=""),  # the random number that the person's browser added
    Column("seen", Float, nullable=False, server_default="0"),  # when the person was last connected to the running game
    Index(None, "user_id"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("author", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("decision", Integer),
    Column("client_id", String(64)),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "decision", "author", name="uq_log_table_id_decision_by"),
    UniqueConstraint("table_id", "client_id"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("channel", String(10), nullable=False),  # seats, spectators
    Column("user_id", ForeignKey("users.id"), nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Index(None, "table_id", "id"),
)

links = Table(
    "links",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Float, nullable=False),
)

seat_links = Table(
    "seat_links",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),  # who gives the seat away
    Column("expires", Float, nullable=False),
    UniqueConstraint("table_id", "seat"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
)

mutes = Table(
    "mutes",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("user_id", ForeignKey("users.id"), nullable=False),
    Column("reported", ForeignKey("users.id"), nullable=False),
    Column("table_id", String(32)),
    Column("reason", String(500), nullable=False),
    Column("at", Float, nullable=False),
)

notification_targets = Table(
    "notification_targets",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("hook_url", String(500)),
    Column("hook_secret", String(80)),
    Column("address", String(254)),
    Column("confirmed", Boolean, nullable=False, default=False),
)

deliveries = Table(
    "deliveries",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("channel", String(8), nullable=False),  # hook, mail
    Column("kind", String(8), nullable=False),  # turn, confirm, test
    Column("dedupe_key", String(80), nullable=False),  # one delivery for each: a table's turn, an address to confirm
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE")),
    Column("seat", Integer),
    Column("target", String(500), nullable=False),
    Column("status", String(8), nullable=False),  # waiting, done, failed, dropped
    Column("tries", Integer, nullable=False, default=0),
    Column("due", Float, nullable=False),
    Column("error", String(300)),  # why the last try failed
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    UniqueConstraint("user_id", "channel", "dedupe_key", name="uq_deliveries_identity_channel_about"),
    Index(None, "status", "due"),
    Index(None, "target", "created"),
)

changes = Table(
    "changes",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(10), nullable=False),  # table, person, keys: what a running server has to look at again
    Column("subject", String(32), nullable=False),
    Column("at", Float, nullable=False),
)
