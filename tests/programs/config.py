### settings from INI, TOML, JSON and the environment, merged, validated, logged with dictConfig
import configparser
import json
import logging
import logging.config
import os
import shutil
import tempfile
import tomllib
from collections import ChainMap
from dataclasses import MISSING, dataclass, field, fields
from pathlib import Path
from types import MappingProxyType

INI = """
[DEFAULT]
root = /srv
debug = no
[server]
host = localhost
port = 8080
home = %(root)s/www
debug = yes
paths =
    a
    b
[limits]
timeout = 2.5
"""
TOML = """
title = "Example"
[server]
port = 9090
tags = ["x", "y"]
started = 2024-05-27T07:32:00Z
[[users]]
name = "ann"
[[users]]
name = "bob"
roles = ["admin"]
"""
LOGGING = {
    "version": 1, "disable_existing_loggers": False,
    "formatters": {"short": {"format": "{levelname[0]}|{name}|{message}", "style": "{"}},
    "filters": {"noisy": {"()": "__main__.NoisyFilter", "words": ["secret"]}},
    "handlers": {"memory": {"class": "__main__.ListHandler", "formatter": "short", "filters": ["noisy"], "level": "INFO"}},
    "loggers": {"app": {"level": "DEBUG", "handlers": ["memory"], "propagate": False}, "app.db": {"level": "WARNING"}},
}


class NoisyFilter(logging.Filter):
    def __init__(self, words):
        super().__init__()
        self.words = words

    def filter(self, record):
        return not any(w in record.getMessage() for w in self.words)


class ListHandler(logging.Handler):
    lines = []

    def emit(self, record):
        self.lines.append(self.format(record))


@dataclass
class Server:
    host: str = "0.0.0.0"
    port: int = 80
    debug: bool = False
    timeout: float = 1.0
    tags: list = field(default_factory=list)

    @classmethod
    def load(cls, source):
        values, problems = {}, []
        for f in fields(cls):
            if f.name not in source:
                continue
            raw = source[f.name]
            try:
                if f.type is bool and isinstance(raw, str):
                    raw = configparser.ConfigParser.BOOLEAN_STATES[raw.lower()]
                values[f.name] = f.type(raw)
            except (ValueError, KeyError) as e:
                problems.append(ValueError(f"{f.name}={raw!r}: {type(e).__name__}"))
        if problems:
            raise ExceptionGroup("bad settings", problems)
        return cls(**values)


folder = Path(tempfile.mkdtemp())
try:
    (folder / "a.ini").write_text(INI)
    (folder / "b.toml").write_text(TOML)
    (folder / "sub").mkdir()
    (folder / "sub" / "c.json").write_text(json.dumps({"server": {"debug": True}}))
    parser = configparser.ConfigParser()
    print(len(parser.read([folder / "a.ini", folder / "missing.ini"])), parser.sections())
    with open(folder / "b.toml", "rb") as f:
        toml = tomllib.load(f)
    print(toml["server"]["started"].isoformat(), [u.get("roles", []) for u in toml["users"]])
    ini = dict(parser["server"])
    print(ini["home"], parser["server"].getboolean("debug"), parser.getfloat("limits", "timeout"), ini["paths"].split())
    os.environ.update(APP_HOST="example.org", APP_TIMEOUT="9")
    env = {k.removeprefix("APP_").lower(): v for k, v in os.environ.items() if k.startswith("APP_")}
    merged = ChainMap(env, json.loads((folder / "sub/c.json").read_text())["server"], toml["server"], ini)
    print(Server.load(merged), sorted(merged)[:4])
    for bad in ({"port": "x", "debug": "maybe"}, {"timeout": None}):
        try:
            Server.load(bad)
        except* ValueError as group:
            print(group.exceptions)
        except* TypeError as group:
            print("TypeError", len(group.exceptions))
    frozen = MappingProxyType(dict(merged))
    try:
        frozen["host"] = 1
    except TypeError as e:
        print(e)
    print(sorted(p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file()))
    backup = shutil.make_archive(str(folder / "backup"), "zip", folder, "sub")
    shutil.unpack_archive(backup, folder / "restored")
    print(Path(backup).name, (folder / "restored/sub/c.json").read_text())
    with (folder / "out.ini").open("w") as f:
        parser["server"]["port"] = str(merged["port"])
        parser.write(f)
    print((folder / "out.ini").read_text().splitlines()[:6])
finally:
    shutil.rmtree(folder)
print(folder.exists())
logging.config.dictConfig(LOGGING)
app, db = logging.getLogger("app"), logging.getLogger("app.db")
app.debug("too fine"), app.info("started on %s", 9090), app.warning("a secret thing"), db.info("hidden"), db.error("lost %(n)d rows", {"n": 3})
try:
    {}["x"]
except KeyError:
    app.exception("failed")
print(ListHandler.lines[:2], ListHandler.lines[2].splitlines()[0], ListHandler.lines[2].splitlines()[-1])
try:
    parser.get("server", "nothing")
except configparser.NoOptionError as e:
    print(e)
try:
    tomllib.loads("a = [1,\nb = 2")
except tomllib.TOMLDecodeError as e:
    print(e)
#> 1 ['server', 'limits']
#> 2024-05-27T07:32:00+00:00 [[], ['admin']]
#> /srv/www True 2.5 ['a', 'b']
#> Server(host='example.org', port=9090, debug=True, timeout=9.0, tags=['x', 'y']) ['debug', 'home', 'host', 'paths']
#> (ValueError("port='x': ValueError"), ValueError("debug='maybe': KeyError"))
#> TypeError 1
#> 'mappingproxy' object does not support item assignment
#> ['a.ini', 'b.toml', 'sub/c.json']
#> backup.zip {"server": {"debug": true}}
#> ['[DEFAULT]', 'root = /srv', 'debug = no', '', '[server]', 'host = localhost']
#> False
#> ['I|app|started on 9090', 'E|app.db|lost 3 rows'] E|app|failed KeyError: 'x'
#> No option 'nothing' in section: 'server'
#> Invalid value (at line 2, column 1)
