"""The client's types, written from the wire: `python -m questboard.server.types`.

>>> print(typescript([wire.Invite]))
/** A link for one seat; the token is told once and never again. */
export interface Invite {
  seat: number;
  token: string;
}
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from questboard.guide import Guide
from questboard.server import wire

HEADING = "// Written by `python -m questboard.server.types`; a test compares it with the wire.\n"
FILE = Path(__file__).parents[2] / "client" / "src" / "wire.ts"

NOT_SENT = (msgspec.Struct, wire.Incoming, wire.Outgoing)
ON_THE_WIRE: list[type[msgspec.Struct]] = [
    Guide,
    *(
        thing
        for thing in vars(wire).values()
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing not in NOT_SENT
    ),
]
UNIONS = {"Message": wire.Message, "Notice": wire.Notice, "Status": wire.Status, "ErrorCode": wire.ErrorCode}


def written() -> str:
    """The whole file."""
    return f"{HEADING}\n{typescript(ON_THE_WIRE)}\n\n{unions()}\n"


def typescript(structs: Iterable[type[msgspec.Struct]]) -> str:
    """Structs, and all that they are made of, as interfaces."""
    _, components = msgspec.json.schema_components(structs, ref_template="{name}")
    return "\n\n".join(_interface(name, components[name]) for name in sorted(components))


def unions() -> str:
    """The unions that have a name of their own."""
    lines = []
    for name, union in UNIONS.items():
        (schema,), _ = msgspec.json.schema_components([union], ref_template="{name}")
        lines.append(f"export type {name} = {_type(schema)};")
    return "\n".join(lines)


def _interface(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    lines = [f"/** {schema.get('description', name)} */", f"export interface {name} {{"]
    for field, of in schema["properties"].items():
        lines.append(f"  {field}{'' if field in required else '?'}: {_type(of)};")
    return "\n".join([*lines, "}"])


def _type(schema: dict[str, Any]) -> str:
    match schema:
        case {"$ref": name}:
            return str(name)
        case {"anyOf": kinds}:
            return " | ".join(map(_type, kinds))
        case {"enum": values}:
            return " | ".join(map(json.dumps, values))
        case {"const": value}:
            return json.dumps(value)
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(map(_type, items))}]"
        case {"type": "array", "items": dict(item)}:
            return f"({_type(item)})[]" if "|" in _type(item) else f"{_type(item)}[]"
        case {"type": "object", "additionalProperties": dict(item)}:
            return f"Record<string, {_type(item)}>"
        case {"type": "object"}:
            return "Record<string, unknown>"
        case {"type": "integer" | "number"}:
            return "number"
        case {"type": "string" | "boolean" | "null" as plain}:
            return str(plain)
    return "unknown"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
