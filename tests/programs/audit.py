### logging in earnest: a configuration as a dict, lines of JSON, rotation, masked secrets, a queue and what listens to it
import json
import logging
import logging.config
import logging.handlers
import queue
import re
import tempfile
import traceback
from contextvars import ContextVar, copy_context
from dataclasses import dataclass
from pathlib import Path

request_id = ContextVar("request_id", default="-")


class JsonFormatter(logging.Formatter):
    """One JSON object a line, with what the caller put into extra."""
    STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}

    def format(self, record: logging.LogRecord) -> str:
        entry = {"level": record.levelname, "logger": record.name, "text": record.getMessage()}
        entry |= {key: value for key, value in vars(record).items() if key not in self.STANDARD}
        if record.exc_info:
            entry["error"] = traceback.format_exception_only(record.exc_info[1])[-1].strip()
        return json.dumps(entry, sort_keys=True, default=str)


class Mask(logging.Filter):
    def __init__(self, *keys: str):
        super().__init__()
        self.pattern = re.compile(rf"\b({'|'.join(map(re.escape, keys))})=(\S+)")

    def filter(self, record: logging.LogRecord) -> logging.LogRecord:
        text = record.getMessage()
        record.msg, record.args = self.pattern.sub(r"\1=***", text), ()
        record.request = request_id.get()
        return record


class Counting(logging.Handler):
    def __init__(self, level=logging.NOTSET):
        super().__init__(level)
        self.counts: dict[str, int] = {}

    def emit(self, record):
        self.counts[record.levelname] = self.counts.get(record.levelname, 0) + 1


def configure(folder: Path) -> None:
    logging.addLevelName(25, "NOTICE")
    logging.config.dictConfig({
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"secrets": {"()": lambda: Mask("token", "password")}},
        "formatters": {
            "json": {"()": JsonFormatter},
            "short": {"format": "{levelname:8}{name}|{message}", "style": "{"},
        },
        "handlers": {
            "file": {"class": "logging.handlers.RotatingFileHandler", "filename": str(folder / "audit.log"), "maxBytes": 400,
                     "backupCount": 2, "formatter": "json", "filters": ["secrets"], "delay": True},
            "console": {"class": "logging.StreamHandler", "stream": "ext://sys.stdout", "formatter": "short", "level": "NOTICE"},
            "count": {"()": Counting},
        },
        "loggers": {"app": {"level": "DEBUG", "handlers": ["file", "console", "count"], "propagate": False}, "app.noisy": {"level": "ERROR"}},
        "root": {"level": "WARNING", "handlers": []},
    })


@dataclass
class Account:
    name: str
    balance: int = 0

    def withdraw(self, amount: int) -> None:
        log = logging.LoggerAdapter(logging.getLogger("app.bank"), {"account": self.name}, merge_extra=True)
        if amount > self.balance:
            log.error("refused %d of %d", amount, self.balance, extra={"missing": amount - self.balance})
            return
        self.balance -= amount
        log.info("withdrew %d with token=%s", amount, "s3cret")


def handle(number: int, account: Account, amount: int) -> None:
    request_id.set(f"r{number}")
    log = logging.getLogger("app.http")
    log.log(25, "request %d for %s", number, account.name)
    try:
        account.withdraw(100 // amount)
    except ZeroDivisionError:
        log.exception("request %d failed, password=hunter2", number)
    finally:
        log.debug("done")


with tempfile.TemporaryDirectory() as name:
    folder = Path(name)
    configure(folder)
    account = Account("ann", 60)
    for number, amount in enumerate((2, 0, 5, 50)):
        copy_context().run(handle, number, account, amount)
    logging.getLogger("app.noisy").warning("nobody hears this")
    counting = logging.getHandlerByName("count")
    print(counting.counts, account, logging.getLevelName(25), logging.getLevelNamesMapping()["NOTICE"])
    for path in sorted(folder.iterdir()):
        lines = path.read_text().splitlines()
        print(path.name, len(lines), all(len(line) < 400 for line in lines))
        for line in map(json.loads, lines):
            print("   ", line["request"], line["logger"], line["text"], *(f"{k}={line[k]}" for k in ("account", "missing", "error") if k in line))
    app = logging.getLogger("app")
    waiting = queue.SimpleQueue()
    kept, app.handlers = app.handlers, [logging.handlers.QueueHandler(waiting)]
    listener = logging.handlers.QueueListener(waiting, *kept, respect_handler_level=True)
    for level in (logging.DEBUG, 25, logging.CRITICAL):
        app.log(level, "through the queue at %d", level)
    while not waiting.empty():
        listener.handle(waiting.get_nowait())
    print(counting.counts, waiting.empty())
    memory = logging.handlers.MemoryHandler(10, flushLevel=logging.ERROR, target=kept[1])
    app.handlers = [memory]
    app.warning("kept until it matters")
    print("nothing yet", len(memory.buffer))
    app.error("now it does")
    print(len(memory.buffer), app.getEffectiveLevel(), app.getChild("x").isEnabledFor(10), logging.getLogger("app.noisy"))
    logging.shutdown()
#> NOTICE  app.http|request 0 for ann
#> NOTICE  app.http|request 1 for ann
#> ERROR   app.http|request 1 failed, password=***
#> Traceback (most recent call last):
#>   File "main.py", line 89, in handle
#>     account.withdraw(100 // amount)
#>                      ~~~~^^~~~~~~~
#> ZeroDivisionError: division by zero
#> NOTICE  app.http|request 2 for ann
#> ERROR   app.bank|refused 20 of 10
#> NOTICE  app.http|request 3 for ann
#> {'NOTICE': 4, 'INFO': 2, 'DEBUG': 4, 'ERROR': 2} Account(name='ann', balance=8) NOTICE 25
#> audit.log 1 True
#>     r3 app.http done
#> audit.log.1 4 True
#>     r2 app.bank refused 20 of 10 account=ann missing=10
#>     r2 app.http done
#>     r3 app.http request 3 for ann
#>     r3 app.bank withdrew 2 with token=*** account=ann
#> audit.log.2 3 True
#>     r1 app.http request 1 failed, password=*** error=ZeroDivisionError: division by zero
#>     r1 app.http done
#>     r2 app.http request 2 for ann
#> NOTICE  app|through the queue at 25
#> CRITICALapp|through the queue at 50
#> {'NOTICE': 5, 'INFO': 2, 'DEBUG': 5, 'ERROR': 2, 'CRITICAL': 1} True
#> nothing yet 1
#> WARNING app|kept until it matters
#> ERROR   app|now it does
#> 0 10 True <Logger app.noisy (ERROR)>
