"""Write docs/protocol.md and the page's types from the server's definitions.

uv run tools/protocol.py
"""

from __future__ import annotations

import ast
import inspect
from pathlib import Path
from typing import Any, get_args

import msgspec
from litestar.routes import HTTPRoute
from litestar.typing import FieldDefinition

from backroom.server import protocol
from backroom.server.app import make_app
from backroom.server.error_codes import ALL_CODES
from backroom.server.schemas import ErrorInfo
from backroom.server.settings import Settings

ROOT = Path(__file__).parent.parent
TYPES = ROOT / "web" / "src" / "protocol.ts"
MANUAL = ROOT / "docs" / "protocol.md"
WIDTH = 140

Schema = dict[str, Any]


class Route(msgspec.Struct, frozen=True):
    """One request of the HTTP API."""

    method: str
    path: str
    does: str
    takes: type[msgspec.Struct] | None
    gives: type[msgspec.Struct] | None


def routes() -> list[Route]:
    """Return the requests of the API in the order of their paths."""
    found = []
    for route in make_app(Settings(database="sqlite://")).routes:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else []:
            signature = handler.parsed_fn_signature
            if not signature.return_type.annotation or not handler.fn.__module__.startswith("backroom."):
                continue
            data = signature.parameters.get("data")
            given = signature.return_type
            inner = given.inner_types[0] if given.inner_types else given  # of Response[…]
            found += [
                Route(str(method), route.path, inspect.getdoc(handler.fn) or "", struct_of(data), struct_of(inner))
                for method in handler.http_methods
                if method not in {"OPTIONS", "HEAD"}
            ]
    return sorted(found, key=lambda route: (route.path, route.method))


def struct_of(field: FieldDefinition | None) -> type[msgspec.Struct] | None:
    """Return the struct that a handler takes or gives, if it is one."""
    kind = None if field is None else field.annotation
    return kind if isinstance(kind, type) and issubclass(kind, msgspec.Struct) else None


def schemas() -> dict[str, Schema]:
    """Return the JSON Schema of everything that is sent, by name."""
    told = [kind for route in routes() for kind in (route.takes, route.gives) if kind is not None]
    kinds = dict.fromkeys([*get_args(protocol.FromClient), *get_args(protocol.FromServer), *told, ErrorInfo])
    _, parts = msgspec.json.schema_components(kinds, ref_template="{name}")
    return dict(sorted(parts.items()))


# Types for the page


class Typescript:
    """Turns JSON Schema into TypeScript; what has a title of its own gets a type of its own."""

    def __init__(self) -> None:
        self.named: dict[str, str] = {}

    def type_of(self, schema: Schema, *, top: bool = False) -> str:
        """Return the type that fits a schema."""
        title = schema.get("title")
        if title and not top:
            if title not in self.named:
                self.named[title] = ""
                self.named[title] = self.declare(title, schema)
            return str(title)
        if "$ref" in schema:
            return str(schema["$ref"])
        if "const" in schema or "enum" in schema:
            values = [schema["const"]] if "const" in schema else schema["enum"]
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        if "anyOf" in schema:
            return " | ".join(dict.fromkeys(self.type_of(option) for option in schema["anyOf"]))
        return self.plain(schema)

    def plain(self, schema: Schema) -> str:
        """Return the type of a list, an object or a simple value."""
        kind = schema.get("type")
        if kind == "array":
            inner = self.type_of(schema.get("items") or {})
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        if kind == "object":
            return self.object(schema)
        return {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}.get(str(kind), "unknown")

    def object(self, schema: Schema) -> str:
        """Return the type of an object: fields of its own, or any field."""
        needed = schema.get("required", [])
        fields = [f"{name}{'' if name in needed else '?'}: {self.type_of(field)}" for name, field in schema.get("properties", {}).items()]
        if schema.get("additionalProperties") is not False and "properties" not in schema:
            return f"Record<string, {self.type_of(schema.get('additionalProperties') or {})}>"
        if "title" in schema and schema["title"] in OPEN:
            fields.append("[field: string]: unknown")
        return "{ " + "; ".join(fields) + " }"

    def declare(self, name: str, schema: Schema) -> str:
        """Return the declaration of a named type."""
        text = schema.get("description", "")
        if schema.get("type") != "object" or name in OPEN or "properties" not in schema:
            return f"/** {text} */\nexport type {name} = {self.type_of(schema, top=True)};\n"
        needed = schema.get("required", [])
        lines = []
        for field, inner in schema["properties"].items():
            lines += [f"  /** {FIELDS[name][field]} */"] if field in FIELDS.get(name, {}) else []
            lines.append(f"  {field}{'' if field in needed else '?'}: {self.type_of(inner)};")
        return "\n".join([f"/** {text} */", f"export interface {name} {{", *lines, "}", ""])


OPEN = ("Fact", "Move", "View")
"""Types that hold fields of the games' own."""


def field_texts() -> dict[str, dict[str, str]]:
    """Return what the definitions say about single fields, by struct and field."""
    found: dict[str, dict[str, str]] = {}
    for path in sorted((ROOT / "src" / "backroom" / "server").glob("*.py")):
        for struct in ast.parse(path.read_text()).body:
            if not isinstance(struct, ast.ClassDef):
                continue
            for field, text in zip(struct.body, struct.body[1:], strict=False):
                if isinstance(field, ast.AnnAssign) and isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant):
                    assert isinstance(field.target, ast.Name)
                    found.setdefault(struct.name, {})[field.target.id] = str(text.value.value)
    return found


FIELDS = field_texts()


def declare_union(name: str, union: str) -> str:
    """Return the declaration of a union, on several lines if it is long, as prettier writes it."""
    line = f"export type {name} = {union};\n"
    return line if len(line) <= WIDTH else f"export type {name} =\n" + "".join(f"  | {kind}\n" for kind in union.split(" | "))[:-1] + ";\n"


def write_types() -> str:
    """Return the page's types."""
    typescript = Typescript()
    declared = {name: typescript.declare(name, schema) for name, schema in schemas().items()}
    declared |= typescript.named
    unions = {
        "FromClient": " | ".join(kind.__name__ for kind in get_args(protocol.FromClient)),
        "FromServer": " | ".join(kind.__name__ for kind in get_args(protocol.FromServer)),
        "Frame": "FromServer[]",
    }
    head = f"// Made by tools/protocol.py from the server's definitions; edit those.\n\nexport const PROTOCOL = {protocol.PROTOCOL};\n"
    tail = [declare_union(name, union) for name, union in unions.items()]
    return "\n".join([head, *(declared[name] for name in sorted(declared)), *tail])


# The manual


def write_manual() -> str:
    """Return docs/protocol.md."""
    parts = schemas()
    typescript = Typescript()
    for name, schema in parts.items():
        typescript.declare(name, schema)
    texts = {name: declared.removeprefix("/** ").partition(" */")[0] for name, declared in typescript.named.items()}
    messages = [*get_args(protocol.FromClient), *get_args(protocol.FromServer)]
    others = [name for name in parts if name not in {kind.__name__ for kind in messages}]
    return (
        "\n".join(
            [
                HEAD.strip().format(version=protocol.PROTOCOL),
                "",
                "## From the client",
                "",
                *(describe(kind.__name__, parts[kind.__name__], kind.__struct_config__.tag) for kind in get_args(protocol.FromClient)),
                "## From the server",
                "",
                *(describe(kind.__name__, parts[kind.__name__], kind.__struct_config__.tag) for kind in get_args(protocol.FromServer)),
                "## Over HTTP",
                "",
                HTTP.strip(),
                "",
                "| request | takes | gives | does |",
                "|---|---|---|---|",
                *(describe_route(route) for route in routes()),
                "",
                "## Error codes",
                "",
                ERRORS.strip(),
                "",
                "| code | HTTP status | when |",
                "|---|---|---|",
                *(f"| `{known.code}` | {known.status} | {known.when} |" for known in ALL_CODES),
                "",
                "## What they hold",
                "",
                *(f"**{name}**: {text}\n" for name, text in sorted(texts.items())),
                *(describe(name, parts[name]) for name in others),
            ]
        ).rstrip()
        + "\n"
    )


def describe(name: str, schema: Schema, tag: Any = None) -> str:
    """Return a message or struct with its fields."""
    typescript = Typescript()
    lines = [f"### `{tag}`" if tag else f"### {name}", "", schema.get("description", ""), ""]
    fields = {field: inner for field, inner in schema.get("properties", {}).items() if field != "type" or not tag}
    if fields:
        lines += ["| field | type | |", "|---|---|---|"]
    for field, inner in fields.items():
        type_ = typescript.type_of(inner).replace("|", "\\|")
        default = f" Default `{msgspec.json.encode(inner['default']).decode()}`." if "default" in inner else ""
        lines.append(f"| `{field}` | `{type_}` | {FIELDS.get(name, {}).get(field, '')}{default} |")
    return "\n".join([*lines, ""] if fields else lines)


def describe_route(route: Route) -> str:
    """Return a line of the table of requests."""
    takes, gives = ("" if kind is None else kind.__name__ for kind in (route.takes, route.gives))
    return f"| `{route.method} {route.path}` | {takes} | {gives} | {route.does.splitlines()[0]} |"


HEAD = """
# The protocol, version {version}

This page and the page's types (`web/src/protocol.ts`) are made by `tools/protocol.py` from the definitions in `src/backroom/server`.

A client connects to `/api/tables/ID/socket`, says `hello` with the version it speaks and gets `welcome`, the facts it has missed and the
`state`. It sends one JSON message a frame. The server sends frames that hold a JSON array of messages, in order; what belongs together
comes together. Messages are told apart by their field `type`.

**Deciding.** A seat with a `decision` in its state walks a draft: it sends the steps so far (none at first) and is `asked` the next
question with its choices, until the move is `whole`; then it commits the move with the number of the decision and an id of its own
making. `done` means that the move is on disk. A repeat with the same id is answered as the first time, so after a broken connection a
client sends its commit again. A refused commit is followed by the current state. A seat that is not among those `owing` but has a
decision may act (make or answer an offer) without anybody waiting for it; drafts and commits work the same.

**Numbers of facts.** Facts are numbered for each viewer by itself, from 1, within an epoch; taking back moves begins a new epoch, in
which all facts are told again from 1. A client that comes back says the epoch and the last fact it has. The `n` in a fact is the entry of
the log it belongs to, which is also the number of the moment right after it.

**Limits.** What is too long, too fast or malformed is `refused` with an `error` for programs and a `reason` for people. A reader that is
too slow is cut off (close code 1013); it comes back and gets what it missed.
"""

HTTP = """
The OpenAPI document is at `/schema/openapi.json`. What can't be done is answered by a status from 400 on with a Trouble. To look back at a
game, ask for its moments some dozens at a time, and move through them in the page.
"""

ERRORS = """
`error` in `refused` and in a Trouble is one of these codes. More may be added, so a client treats one that it does not know by the status.
The `reason` beside it is an English sentence for people and may change at any time.
"""

if __name__ == "__main__":
    TYPES.parent.mkdir(parents=True, exist_ok=True)
    TYPES.write_text(write_types())
    MANUAL.write_text(write_manual())
