// The types of Python's datetime, with their microseconds and their zones.
import { Tag } from './abi.js';
import { HostValueError, textOf } from './errors.js';

const pad = (n: number, width = 2) => String(n).padStart(width, '0');
const fraction = (microseconds: number) => (microseconds ? `.${pad(microseconds, 6)}` : '');

/** "+02:00"; includes seconds and microseconds unless they are zero. */
function offsetOf({ offset: { days, seconds, microseconds } }: TimeZone): string {
    const all = (days * 86400 + seconds) * 1e6 + microseconds;
    const [whole, part] = [Math.floor(Math.abs(all) / 1e6), Math.abs(all) % 1e6];
    const rest = whole % 60 || part ? `:${pad(whole % 60)}${fraction(part)}` : '';
    return `${all < 0 ? '-' : '+'}${pad(Math.floor(whole / 3600))}:${pad(Math.floor(whole / 60) % 60)}${rest}`;
}

/** datetime.timedelta. As in Python, only `days` can be negative. */
export class TimeDelta {
    readonly days: number;
    readonly seconds: number;
    readonly microseconds: number;
    constructor(days = 0, seconds = 0, microseconds = 0) {
        const carry = Math.floor(microseconds / 1e6);
        const total = seconds + carry;
        this.microseconds = microseconds - carry * 1e6;
        this.days = days + Math.floor(total / 86400);
        this.seconds = total - Math.floor(total / 86400) * 86400;
    }
    static fromMilliseconds(ms: number): TimeDelta {
        return new TimeDelta(0, 0, Math.round(ms * 1000));
    }
    get totalSeconds(): number {
        return this.days * 86400 + this.seconds + this.microseconds / 1e6;
    }
    /** The same text as Python's `str`: "-1 day, 23:00:00". */
    toString(): string {
        const { days, seconds } = this;
        const clock = `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}${fraction(this.microseconds)}`;
        return days ? `${days} day${Math.abs(days) === 1 ? '' : 's'}, ${clock}` : clock;
    }
    toJSON(): string {
        return String(this);
    }
}

/** datetime.timezone: a fixed offset from UTC, with or without a name. */
export class TimeZone {
    readonly offset: TimeDelta;
    readonly name: string | null;
    constructor(offset: TimeDelta, name: string | null = null) {
        this.offset = offset;
        this.name = name;
    }
    static readonly utc = new TimeZone(new TimeDelta());
    /** "UTC", "UTC+02:00", or the zone's name. */
    toString(): string {
        return this.name ?? (this.offset.totalSeconds ? `UTC${offsetOf(this)}` : 'UTC');
    }
    toJSON(): string {
        return String(this);
    }
}

/** datetime.date. */
export class LocalDate {
    readonly year: number;
    readonly month: number;
    readonly day: number;
    constructor(year: number, month: number, day: number) {
        this.year = year;
        this.month = month;
        this.day = day;
    }
    /** The date, in UTC, of a point in time. */
    static fromDate(date: Date): LocalDate {
        return new LocalDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
    }
    /** Midnight of this date, in UTC. */
    toDate(): Date {
        return new Date(`${this}T00:00:00Z`);
    }
    toString(): string {
        return `${pad(this.year, 4)}-${pad(this.month)}-${pad(this.day)}`;
    }
    toJSON(): string {
        return String(this);
    }
}

/** datetime.time. */
export class LocalTime {
    readonly hour: number;
    readonly minute: number;
    readonly second: number;
    readonly microsecond: number;
    readonly zone: TimeZone | null;
    readonly fold: 0 | 1;
    constructor(hour: number, minute = 0, second = 0, microsecond = 0, zone: TimeZone | null = null, fold: 0 | 1 = 0) {
        this.hour = hour;
        this.minute = minute;
        this.second = second;
        this.microsecond = microsecond;
        this.zone = zone;
        this.fold = fold;
    }
    toString(): string {
        return `${pad(this.hour)}:${pad(this.minute)}:${pad(this.second)}${fraction(this.microsecond)}`;
    }
    /** The same text as Python's `isoformat`, with the offset from UTC. */
    toJSON(): string {
        return `${this}${this.zone instanceof TimeZone ? offsetOf(this.zone) : ''}`;
    }
}

/** datetime.datetime. Without a zone it is naive. */
export class DateTime {
    readonly date: LocalDate;
    readonly time: LocalTime;
    constructor(date: LocalDate, time: LocalTime = new LocalTime(0)) {
        this.date = date;
        this.time = time;
    }
    /** A point in time, in UTC. Passing a JavaScript `Date` has the same result. */
    static fromDate(date: Date): DateTime {
        const clock = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds(), date.getUTCMilliseconds() * 1000] as const;
        return new DateTime(LocalDate.fromDate(date), new LocalTime(...clock, TimeZone.utc));
    }
    get zone(): TimeZone | null {
        return this.time.zone;
    }
    /** The point in time, to the millisecond. A naive datetime counts as UTC. */
    toDate(): Date {
        const { hour, minute, second, microsecond } = this.time;
        const midnight = this.date.toDate().getTime();
        const clock = ((hour * 60 + minute) * 60 + second) * 1000 + Math.floor(microsecond / 1000);
        return new Date(midnight + clock - (this.zone?.offset.totalSeconds ?? 0) * 1000);
    }
    toString(): string {
        return `${this.date}T${this.time}`;
    }
    /** The same text as Python's `isoformat`, with the offset from UTC. */
    toJSON(): string {
        return `${this.date}T${this.time.toJSON()}`;
    }
}

const clockOf = ({ hour, minute, second, microsecond, zone, fold }: LocalTime) => [hour, minute, second, microsecond, zone, fold];

/** The tag and content of a date or time; null for other objects. */
export function datePartsOf(o: object): [tag: number, content: string | unknown[]] | null {
    if (Object.prototype.toString.call(o) === '[object Date]') {
        const date = o as Date; // of another window, maybe
        const text = Number.isNaN(Date.prototype.getTime.call(date)) ? '' : Date.prototype.toISOString.call(date);
        if (!/^\d{4}-/.test(text) || text.startsWith('0000')) throw new HostValueError(`a Date outside of the years 1 to 9999: ${textOf(() => Date.prototype.toUTCString.call(date), 'it')}`);
        return [Tag.timeText, text];
    }
    if (o instanceof LocalDate) return [Tag.dayText, String(o)];
    if (o instanceof LocalTime) return [Tag.time, clockOf(o)];
    if (o instanceof DateTime) return [Tag.datetime, [o.date.year, o.date.month, o.date.day, ...clockOf(o.time)]];
    if (o instanceof TimeDelta) return [Tag.timedelta, [o.days, o.seconds, o.microseconds]];
    if (!(o instanceof TimeZone)) return null;
    return [Tag.timezone, [o.offset.days * 86400 + o.offset.seconds, o.offset.microseconds, o.name]];
}

/** Makes the date or time of a tag's content. Returns undefined for other tags. */
export function dateOf(tag: number, content: any): object | undefined {
    switch (tag) {
        case Tag.dayText: {
            const [year, month, day] = content.split('-').map(Number);
            return new LocalDate(year, month, day);
        }
        case Tag.time:
            return new LocalTime(...(content as ConstructorParameters<typeof LocalTime>));
        case Tag.datetime: {
            const [year, month, day, ...clock] = content;
            return new DateTime(new LocalDate(year, month, day), new LocalTime(...(clock as ConstructorParameters<typeof LocalTime>)));
        }
        case Tag.timedelta:
            return new TimeDelta(content[0], content[1], content[2]);
        case Tag.timezone:
            return new TimeZone(new TimeDelta(0, content[0], content[1]), content[2]);
    }
    return undefined;
}
