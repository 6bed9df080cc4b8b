"""The schema, one for both databases. The log of a table is the truth; a position in memory is a cache of it."""

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

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

identities = Table(
    "identities",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("nickname", String(24), nullable=False),
    Column("recovery_hash", String(64), nullable=False, unique=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("banned", Boolean, nullable=False, default=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("host", ForeignKey("identities.id"), nullable=False),
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
    Index(None, "status", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person, bot, gone
    Column("identity", ForeignKey("identities.id")),
    Column("name", String(24), nullable=False),
    Column("bot", String(40)),
    Column("stand_in", Boolean, nullable=False, default=False),  # a bot plays for an absent person
    Column("noise", String(64), nullable=False, default=""),  # the random number that the person's browser added
    Index(None, "identity"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("by", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("decision", Integer),
    Column("client_id", String(64)),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "decision", "by"),
    UniqueConstraint("table_id", "client_id"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("channel", String(10), nullable=False),  # seats, spectators
    Column("identity", ForeignKey("identities.id"), nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Index(None, "table_id", "id"),
)

links = Table(
    "links",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Float, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("identity", ForeignKey("identities.id"), nullable=False),
    Column("reported", ForeignKey("identities.id"), nullable=False),
    Column("table_id", String(32)),
    Column("reason", String(500), nullable=False),
    Column("at", Float, nullable=False),
)
