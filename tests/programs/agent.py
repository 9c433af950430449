### an agent loop: tools described by their signatures, JSON calls, a scripted model, a transcript
import dataclasses
import enum
import inspect
import json
import re
import traceback
import typing
from datetime import datetime, timedelta
from types import UnionType

TYPES = {int: "integer", float: "number", str: "string", bool: "boolean", list: "array", dict: "object", type(None): "null"}


class Unit(enum.StrEnum):
    C = "celsius"
    F = "fahrenheit"


def schema_of(annotation):
    if annotation in TYPES:
        return {"type": TYPES[annotation]}
    if isinstance(annotation, type) and issubclass(annotation, enum.Enum):
        return {"type": "string", "enum": [m.value for m in annotation]}
    origin, args = typing.get_origin(annotation), typing.get_args(annotation)
    if origin is typing.Annotated:
        return {**schema_of(args[0]), "description": args[1]}
    if origin is typing.Literal:
        return {"enum": list(args)}
    if origin is list:
        return {"type": "array", "items": schema_of(args[0])}
    if origin in (typing.Union, UnionType):
        return {"anyOf": [schema_of(a) for a in args]}
    raise TypeError(f"no schema for {annotation!r}")


class Toolbox:
    def __init__(self):
        self.tools = {}

    def tool(self, func):
        hints = typing.get_type_hints(func, include_extras=True)
        properties, required = {}, []
        for name, parameter in inspect.signature(func).parameters.items():
            properties[name] = schema_of(hints[name])
            if parameter.default is inspect.Parameter.empty:
                required.append(name)
            else:
                properties[name]["default"] = parameter.default
        doc = inspect.getdoc(func) or ""
        self.tools[func.__name__] = (func, {"name": func.__name__, "description": doc.split("\n")[0],
                                            "parameters": {"type": "object", "properties": properties, "required": required}})
        return func

    def call(self, name, arguments):
        if name not in self.tools:
            return {"error": f"unknown tool {name!r}", "known": sorted(self.tools)}
        func, schema = self.tools[name]
        try:
            bound = inspect.signature(func).bind(**arguments)
            bound.apply_defaults()
            return {"result": func(*bound.args, **bound.kwargs)}
        except Exception as e:
            first = traceback.extract_tb(e.__traceback__)[0]
            return {"error": f"{type(e).__name__}: {e}", "where": first.name}


box = Toolbox()


@box.tool
def weather(city: str, days: typing.Annotated[int, "how many"] = 1, unit: Unit = Unit.C) -> list[dict]:
    """Forecast for a city.

    Not a real one."""
    base = sum(map(ord, city)) % 30
    start = datetime(2024, 5, 1)
    return [{"day": (start + timedelta(d)).strftime("%A"), "temp": base + d if Unit(unit) is Unit.C else (base + d) * 9 / 5 + 32}
            for d in range(days)]


@box.tool
def calculate(expression: str) -> float | int | None:
    """Evaluate arithmetic."""
    if not re.fullmatch(r"[\d\s+*/().-]+", expression):
        raise ValueError("only arithmetic, please")
    return eval(expression, {"__builtins__": {}})


@box.tool
def remember(key: str, value: typing.Union[str, list[str]], mode: typing.Literal["set", "append"] = "set") -> str:
    """Keep a note."""
    memory.setdefault(key, []) if mode == "append" else memory.pop(key, None)
    memory.setdefault(key, []).extend([value] if isinstance(value, str) else value)
    return f"{key} has {len(memory[key])}"


@dataclasses.dataclass
class Message:
    role: str
    content: str
    call: dict | None = None
    id: int = dataclasses.field(default_factory=iter(range(1000)).__next__)


memory: dict[str, list[str]] = {}
SCRIPT = [
    'Let me look. ```json\n{"tool": "weather", "arguments": {"city": "Oslo", "days": 2}}\n```',
    '```json\n{"tool": "calculate", "arguments": {"expression": "(17 + 4) * 2 / 7"}}\n```',
    '```json\n{"tool": "calculate", "arguments": {"expression": "__import__(1)"}}\n```',
    '```json\n{"tool": "weather", "arguments": {"town": "Oslo"}}\n```',
    '```json\n{"tool": "remember", "arguments": {"key": "plan", "value": ["pack", "go"], "mode": "append"}}\n```',
    '```json\n{"tool": "teleport", "arguments": {}\n```',
    '```json\n{"tool": "teleport", "arguments": {}}\n```',
    "It will be mild. DONE",
]


def model(history):
    return SCRIPT[sum(m.role == "assistant" for m in history)]


def run(question, limit=10):
    history = [Message("user", question)]
    for _ in range(limit):
        text = model(history)
        found = re.search(r"```json\n(.*?)\n```", text, re.DOTALL)
        message = Message("assistant", re.sub(r"\s*```.*?```\s*", "", text, flags=re.DOTALL))
        history.append(message)
        if not found:
            if "DONE" in text:
                break
            continue
        try:
            message.call = json.loads(found[1])
        except json.JSONDecodeError as e:
            history.append(Message("tool", f"bad JSON: {e.msg} at {e.lineno}:{e.colno}"))
            continue
        history.append(Message("tool", json.dumps(box.call(message.call["tool"], message.call["arguments"]), default=str)))
    return history


print(json.dumps([schema for _, schema in box.tools.values()], indent=1))
for message in run("What will the weather be?"):
    print(f"{message.id:>2} {message.role:<9}", message.content or "-", message.call["tool"] if message.call else "")
print(memory, dataclasses.asdict(Message("user", "hi", {"a": [1]})))
#> [
#>  {
#>   "name": "weather",
#>   "description": "Forecast for a city.",
#>   "parameters": {
#>    "type": "object",
#>    "properties": {
#>     "city": {
#>      "type": "string"
#>     },
#>     "days": {
#>      "type": "integer",
#>      "description": "how many",
#>      "default": 1
#>     },
#>     "unit": {
#>      "type": "string",
#>      "enum": [
#>       "celsius",
#>       "fahrenheit"
#>      ],
#>      "default": "celsius"
#>     }
#>    },
#>    "required": [
#>     "city"
#>    ]
#>   }
#>  },
#>  {
#>   "name": "calculate",
#>   "description": "Evaluate arithmetic.",
#>   "parameters": {
#>    "type": "object",
#>    "properties": {
#>     "expression": {
#>      "type": "string"
#>     }
#>    },
#>    "required": [
#>     "expression"
#>    ]
#>   }
#>  },
#>  {
#>   "name": "remember",
#>   "description": "Keep a note.",
#>   "parameters": {
#>    "type": "object",
#>    "properties": {
#>     "key": {
#>      "type": "string"
#>     },
#>     "value": {
#>      "anyOf": [
#>       {
#>        "type": "string"
#>       },
#>       {
#>        "type": "array",
#>        "items": {
#>         "type": "string"
#>        }
#>       }
#>      ]
#>     },
#>     "mode": {
#>      "enum": [
#>       "set",
#>       "append"
#>      ],
#>      "default": "set"
#>     }
#>    },
#>    "required": [
#>     "key",
#>     "value"
#>    ]
#>   }
#>  }
#> ]
#>  0 user      What will the weather be? 
#>  1 assistant Let me look. weather
#>  2 tool      {"result": [{"day": "Wednesday", "temp": 23}, {"day": "Thursday", "temp": 24}]} 
#>  3 assistant - calculate
#>  4 tool      {"result": 6.0} 
#>  5 assistant - calculate
#>  6 tool      {"error": "ValueError: only arithmetic, please", "where": "call"} 
#>  7 assistant - weather
#>  8 tool      {"error": "TypeError: missing a required argument: 'city'", "where": "call"} 
#>  9 assistant - remember
#> 10 tool      {"result": "plan has 2"} 
#> 11 assistant - 
#> 12 tool      bad JSON: Expecting ',' delimiter at 1:37 
#> 13 assistant - teleport
#> 14 tool      {"error": "unknown tool 'teleport'", "known": ["calculate", "remember", "weather"]} 
#> 15 assistant It will be mild. DONE 
#> {'plan': ['pack', 'go']} {'role': 'user', 'content': 'hi', 'call': {'a': [1]}, 'id': 16}
