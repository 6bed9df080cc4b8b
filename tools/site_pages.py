"""What the site has beside docs/: rules, changelog, the HTTP API and the list of exported names; MkDocs calls it while building."""

from __future__ import annotations

import ast
import posixpath
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent
DOOR = "look/door.svg"
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)\s#]+)(#[^)\s]*)?\)")
REASON = re.compile(r"^(```\w+) .*$", re.MULTILINE)


def elsewhere() -> dict[str, str]:
    """Return the pages of the repository that lie outside docs/, with their place on the site."""
    pages = {"CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md", "README.md": "index.md"}
    for file in sorted((ROOT / "src" / "backroom" / "games").glob("*/RULES*.md")):
        game = file.parent.name.replace("_", "-")
        pages[file.relative_to(ROOT).as_posix()] = f"rules/{game}{file.name.removeprefix('RULES')}"
    return pages


ELSEWHERE = elsewhere()


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that do not lie in docs/."""
    from mkdocs.structure.files import File  # noqa: PLC0415

    for source, place in ELSEWHERE.items():
        if place != "index.md":
            files.append(File.generated(config, place, abs_src_path=str(ROOT / source)))
    files.append(File.generated(config, DOOR, abs_src_path=str(ROOT / "web" / "public" / "icon.svg")))
    schema = openapi()
    files.append(File.generated(config, "http.md", content=http_page(schema)))
    files.append(File.generated(config, "openapi.json", content=msgspec.json.encode(schema)))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Turn links to what lies elsewhere into links within the site, and drop from code blocks why they are not run in tests."""
    place = page.file.src_uri
    source = next((path for path, there in ELSEWHERE.items() if there == place and there != "index.md"), f"docs/{place}")
    text = LINK.sub(lambda link: relink(link, place, source), REASON.sub(r"\1", markdown))
    return text.replace("<!-- exported names -->", exported()) if place == "api/index.md" else text


def relink(link: re.Match[str], place: str, source: str) -> str:
    """Return a link as it must be on the site; what is not on the site keeps its words alone."""
    words, target, anchor = link[1], link[2], link[3] or ""
    if ":" in target:
        return link[0]
    path = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
    if (ROOT / path / "README.md").is_file() and path != ".":
        path += "/README.md"
    on_site = ELSEWHERE.get(path, path.removeprefix("docs/") if path.startswith("docs/") else None)
    if on_site is not None:
        return f"[{words}]({posixpath.relpath(on_site, posixpath.dirname(place) or '.')}{anchor})"
    return words if (ROOT / path).exists() else link[0]


def exported() -> str:
    """Return the names that `backroom` exports, each with a link to where it is explained."""
    import backroom  # noqa: PLC0415

    front = ast.parse((ROOT / "src" / "backroom" / "__init__.py").read_text(encoding="utf-8"))
    imports = [node for node in front.body if isinstance(node, ast.ImportFrom)]
    homes = {name.asname or name.name: (node.module, name.name) for node in imports for name in node.names}
    lines = ["| name | from |", "| --- | --- |"]
    for name in backroom.__all__:
        module, there = homes[name]
        lines.append(f"| [`{name}`][{module}.{there}] | `{module}` |")
    return "\n".join(lines)


# The HTTP API


def openapi() -> dict[str, Any]:
    """Return the server's OpenAPI document."""
    from backroom.server.app import make_app  # noqa: PLC0415
    from backroom.server.settings import Settings  # noqa: PLC0415

    return dict(make_app(Settings(database="sqlite://")).openapi_schema.to_schema())


def http_page(schema: dict[str, Any]) -> str:
    """Return the HTTP API as a page: a section a request."""
    lines = [
        "# The HTTP API",
        "",
        "Made from the server's OpenAPI document, which a running server gives at `/schema/openapi.json`;",
        "it is [here](openapi.json) too. What the structures hold is told in [the protocol](protocol.md#what-they-hold).",
        "",
    ]
    for path, methods in sorted(schema["paths"].items()):
        for method, operation in methods.items():
            lines += [f"## {method.upper()} {path}", "", operation.get("description") or operation.get("summary", ""), ""]
            lines += parameters(operation)
            if body := operation.get("requestBody"):
                lines += [f"Takes {spell_content(body['content'])}.", ""]
            for status, response in operation["responses"].items():
                given = spell_content(response.get("content", {}))
                lines.append(f"- **{status}** {response.get('description', '')}{': ' + given if given else ''}")
            lines.append("")
    return "\n".join(lines)


def parameters(operation: dict[str, Any]) -> list[str]:
    """Return the table of a request's parameters."""
    rows = [
        f"| `{each['name']}` | {each['in']} | {spell_type(each['schema'])} | {'yes' if each.get('required') else 'no'} |"
        for each in operation.get("parameters", [])
    ]
    return ["| parameter | in | type | needed |", "| --- | --- | --- | --- |", *rows, ""] if rows else []


def spell_content(content: dict[str, Any]) -> str:
    """Return what a body holds."""
    return ", ".join(f"`{kind}` {spell_type(body.get('schema', {}))}".strip() for kind, body in content.items())


def spell_type(schema: dict[str, Any]) -> str:
    """Return a type in a word or two."""
    if "$ref" in schema:
        name = schema["$ref"].split("/")[-1]
        return f"[{name}](protocol.md#{name.lower()})"
    if "oneOf" in schema:
        return " or ".join(spell_type(option) for option in schema["oneOf"])
    if schema.get("type") == "array":
        return f"list of {spell_type(schema.get('items', {}))}"
    return str(schema.get("title") or schema.get("type", ""))
