# Runs in the sandbox: a time zone that is not UTC, for what programs take for local time.
LOCAL = []  # the zone


def local_now(moment=None):
    """A moment, by default the present one, in the local zone."""
    return (DATETIME_MADE.now(datetime.timezone.utc) if moment is None else moment).astimezone(LOCAL[0])


DATETIME_MADE = DATETIME  # the class that the library makes


def fixed(value):
    """The same moment, with the offset and the name that its zone has then."""
    return value.replace(tzinfo=datetime.timezone(value.utcoffset(), value.tzname()))


class LocalType(type):
    """What the library itself made is of the class, too."""

    def __instancecheck__(cls, value):
        return isinstance(value, DATETIME_MADE)

    def __subclasscheck__(cls, other):
        return issubclass(other, DATETIME_MADE)


class LocalDatetime(DATETIME_MADE, metaclass=LocalType):
    """Dates and times whose local zone is the checkout's."""

    __slots__ = ()

    @classmethod
    def _monty_from(cls, value):
        return cls(value.year, value.month, value.day, value.hour, value.minute, value.second, value.microsecond, tzinfo=value.tzinfo, fold=value.fold)

    @classmethod
    def now(cls, tz=None):
        return cls._monty_from(local_now().replace(tzinfo=None) if tz is None else DATETIME_MADE.now(tz))

    @classmethod
    def today(cls):
        return cls.now()

    @classmethod
    def fromtimestamp(cls, timestamp, tz=None):
        moment = DATETIME_MADE.fromtimestamp(timestamp, datetime.timezone.utc if tz is None else tz)
        return cls._monty_from(local_now(moment).replace(tzinfo=None) if tz is None else moment)

    def _monty_aware(self):
        return self.replace(tzinfo=LOCAL[0]) if self.utcoffset() is None else self

    def astimezone(self, tz=None):
        aware = DATETIME_MADE.astimezone(self._monty_aware(), LOCAL[0] if tz is None else tz)
        return type(self)._monty_from(fixed(aware) if tz is None else aware)

    def timestamp(self):
        return DATETIME_MADE.timestamp(self._monty_aware())

    def __repr__(self):
        text = DATETIME_MADE.__repr__(self)
        return "datetime.datetime" + text[text.index("("):]


LocalDatetime.__name__ = LocalDatetime.__qualname__ = "datetime"
LocalDatetime.__module__ = "datetime"


def local_time(seconds=None, /):
    moment = local_now(None if seconds is None else DATETIME_MADE.fromtimestamp(seconds, datetime.timezone.utc))
    t = moment.timetuple()
    return time.struct_time((*t[:8], int(bool(moment.dst())), moment.tzname(), int(moment.utcoffset().total_seconds())))


def zone_times():
    """The functions of the module time that know the zone."""
    names = {name: getattr(time, name) for name in ("asctime", "strftime")}
    return {
        "localtime": local_time,
        "ctime": lambda seconds=None, /: names["asctime"](local_time(seconds)),
        "asctime": lambda t=None, /: names["asctime"](local_time() if t is None else t),
        "strftime": lambda format, t=None, /: names["strftime"](format, local_time() if t is None else t),
        "mktime": lambda t, /: DATETIME_MADE(*t[:6], tzinfo=LOCAL[0], fold=int(t[8] == 0)).timestamp(),
    }


def zone_constants():
    """timezone, altzone, daylight and tzname, as they are this year."""
    year = local_now().year
    moments = [DATETIME_MADE(year, month, 1, tzinfo=LOCAL[0]) for month in (1, 7)]
    standard = next((moment for moment in moments if not moment.dst()), moments[0])
    summer = next((moment for moment in moments if moment.dst()), standard)
    offsets = [-int(moment.utcoffset().total_seconds()) for moment in (standard, summer)]
    return {"timezone": offsets[0], "altzone": offsets[1], "daylight": int(summer is not standard), "tzname": (standard.tzname(), summer.tzname())}


def zone_wanted(settings):
    """The zone that the options say; None: UTC."""
    wanted, clock = settings.get("timezone"), settings.get("datetime")
    if wanted is None:
        wanted = [clock[1], None] if isinstance(clock, list) and clock[1] else "utc"
    if isinstance(wanted, str):
        return None if wanted.lower() == "utc" else zoneinfo.ZoneInfo(wanted)
    offset = datetime.timedelta(seconds=wanted[0])
    return datetime.timezone(offset) if wanted[1] is None else datetime.timezone(offset, wanted[1])


def configure_zone(settings):
    global DATETIME
    zone = zone_wanted(settings)
    if zone is None:
        return
    LOCAL[:] = [zone]
    if settings.get("datetime") == "call_host":
        # The host says what time it is where it stands, and a zone's constants depend on the year.
        if type(zone) is not datetime.timezone:
            for name in ("timezone", "altzone", "daylight", "tzname"):
                delattr(time, name)
            return
        vars(time).update(zone_constants())
        return
    vars(time).update(zone_constants())
    for name, function in zone_times().items():
        function.__name__ = function.__qualname__ = name
        setattr(time, name, function)
    DATETIME = datetime.datetime = LocalDatetime
    datetime.date = DateType("date", (DATE,), {"today": staticmethod(lambda: local_now().date()), "__module__": "datetime", "__slots__": ()})
