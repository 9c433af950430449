//! Python's values in Rust, and their CBOR (docs/wire-format.md).
use crate::abi::{default, tag};
use crate::Error;
use num_bigint::{BigInt, Sign};

const DEEPEST: usize = default::NESTING as usize;

/// A Python value.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    None,
    Bool(bool),
    Int(i64),
    /// An int that does not fit in 64 bits.
    BigInt(BigInt),
    Float(f64),
    /// A complex: the real and the imaginary part.
    Complex(f64, f64),
    Str(String),
    /// A str with lone surrogates: UTF-8 in which each surrogate is three bytes.
    Surrogates(Vec<u8>),
    Bytes(Vec<u8>),
    Bytearray(Vec<u8>),
    List(Vec<Value>),
    Tuple(Vec<Value>),
    Set(Vec<Value>),
    FrozenSet(Vec<Value>),
    /// A dict: keys and values, in order.
    Dict(Vec<(Value, Value)>),
    /// A range: start, stop and step.
    Range(Box<[Value; 3]>),
    /// "Ellipsis" or "NotImplemented".
    Constant(String),
    /// A date, such as "2024-02-29".
    Date(String),
    /// A time, datetime, timedelta or timezone. `Moment` lists the parts of each.
    Moment(Moment, Vec<Value>),
    /// An exception.
    Exception(Exception),
    /// A value that stays in the sandbox, such as a function, a class or an instance.
    Handle(Handle),
    /// An object of another host, by its key there, in a sandbox that was restored from that host's snapshot.
    HostObject(Box<Value>),
    /// A container within itself: the list, tuple or dict that is this many levels of containers above this place.
    Reference(u64),
}

/// The kinds of `Value::Moment`, each with its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// A datetime: year, month, day, hour, minute, second, microsecond, zone, fold.
    DateTime,
    /// A time: hour, minute, second, microsecond, zone, fold.
    Time,
    /// A timedelta: days, seconds, microseconds.
    Delta,
    /// A timezone: seconds east of UTC, microseconds, name or None.
    Zone,
}

/// A Python exception. As a value it has `kind`, `message` and `args`. If a host function returns one as its error, it is raised in the program, with all fields.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Exception {
    /// The name of the class.
    pub kind: String,
    /// str(exception).
    pub message: String,
    /// The arguments of the builtin class. None: the message.
    pub args: Option<Vec<Value>>,
    /// The names of the builtin classes that `kind` extends, nearest first, if it is not a builtin class. Without any, it extends RuntimeError.
    pub bases: Vec<String>,
    /// The notes, as add_note adds them.
    pub notes: Vec<String>,
    /// The cause, as in `raise ... from`.
    pub cause: Option<Box<Exception>>,
    /// The members of an exception group.
    pub members: Vec<Exception>,
    /// The fields of an OSError with an error number.
    pub system: Option<SystemError>,
}

/// The fields of an OSError. The error number is given by name, since systems number errors differently.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SystemError {
    /// The name of the error number, such as ENOENT.
    pub name: String,
    /// The `strerror`. None: the text that Linux has.
    pub text: Option<String>,
    /// The `filename`, and the `filename2` if there is one.
    pub files: Vec<String>,
}

impl Exception {
    /// Creates an exception with a message, which is its only argument.
    pub fn new(kind: &str, message: impl Into<String>) -> Self {
        let message = message.into();
        Exception { kind: kind.into(), args: Some(vec![Value::Str(message.clone())]), message, ..Default::default() }
    }

    /// Converts any error. An `io::Error` becomes an OSError, or an EOFError if its kind is `UnexpectedEof`. Other errors become a RuntimeError. Their sources become
    /// causes.
    pub fn of(error: &(dyn std::error::Error + 'static)) -> Self {
        raised(error, 16)
    }

    /// Adds the name of the file to an OSError. An `io::Error` does not contain it.
    pub fn with_file(mut self, name: &str) -> Self {
        if let Some(system) = &mut self.system {
            system.files = vec![name.into()];
        }
        self
    }

    /// Adds a base: the name of a builtin class.
    pub fn extends(mut self, base: &str) -> Self {
        self.bases.push(base.into());
        self
    }

    /// Sets the cause.
    pub fn caused_by(mut self, cause: Exception) -> Self {
        self.cause = Some(Box::new(cause));
        self
    }

    /// Creates an exception group.
    pub fn group(message: &str, members: Vec<Exception>) -> Self {
        Exception { kind: "ExceptionGroup".into(), message: message.into(), members, ..Default::default() }
    }
}

/// Lets `?` in a host function raise file errors in the program.
impl From<std::io::Error> for Exception {
    fn from(error: std::io::Error) -> Self {
        Exception::of(&error)
    }
}

fn system(kind: std::io::ErrorKind) -> Option<&'static str> {
    use std::io::ErrorKind::*;
    Some(match kind {
        NotFound => "ENOENT",
        Interrupted => "EINTR",
        WouldBlock => "EAGAIN",
        PermissionDenied => "EACCES",
        AlreadyExists => "EEXIST",
        InvalidInput => "EINVAL",
        BrokenPipe => "EPIPE",
        AddrInUse => "EADDRINUSE",
        AddrNotAvailable => "EADDRNOTAVAIL",
        ConnectionAborted => "ECONNABORTED",
        ConnectionReset => "ECONNRESET",
        NotConnected => "ENOTCONN",
        TimedOut => "ETIMEDOUT",
        ConnectionRefused => "ECONNREFUSED",
        _ => return None,
    })
}

fn raised(error: &(dyn std::error::Error + 'static), depth: u32) -> Exception {
    let text = error.to_string();
    let mut found = match error.downcast_ref::<std::io::Error>() {
        Some(io) => match system(io.kind()) {
            Some(name) => {
                // Python's text takes the place of the system's, but not of one that the host wrote.
                let words = if io.raw_os_error().is_some() { None } else { Some(text.clone()) };
                let system = Some(SystemError { name: name.into(), text: words, files: vec![] });
                Exception { kind: "OSError".into(), message: text, system, ..Default::default() }
            }
            None if io.kind() == std::io::ErrorKind::UnexpectedEof => Exception::new("EOFError", text),
            None => Exception::new("OSError", text),
        },
        None => Exception::new("RuntimeError", text),
    };
    found.cause = error.source().filter(|_| depth > 0).map(|source| Box::new(raised(source, depth - 1)));
    found
}

/// A Python object that stays in the sandbox. If it is passed back, it is the same object. The sandbox keeps the object until `Sandbox::release`.
#[derive(Clone, Debug, PartialEq)]
pub struct Handle {
    pub(crate) id: u64,
    pub(crate) session: u64,
    /// The name of the object's class.
    pub class: String,
    /// The repr() of the object, when the handle was made.
    pub repr: String,
    /// The str() of a Decimal, Fraction, UUID, path or member of an enum; otherwise None.
    pub text: Option<String>,
    /// A copy of the fields of an instance of the program's classes, such as a dataclass; otherwise None.
    pub fields: Option<Vec<(Value, Value)>>,
}

impl Value {
    /// Returns the value of a str key of a dict, or of a field of a handle.
    pub fn get(&self, key: &str) -> Option<&Value> {
        let pairs = match self {
            Value::Dict(pairs) => pairs,
            Value::Handle(handle) => handle.fields.as_ref()?,
            _ => return None,
        };
        pairs.iter().find(|(k, _)| matches!(k, Value::Str(text) if text == key)).map(|(_, v)| v)
    }

    /// Returns the text of a str. None: it is not a str, or it has lone surrogates.
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Value::Str(text) => Some(text),
            _ => None,
        }
    }

    /// Returns the number of an int that fits in 64 bits. None: it is another value.
    pub fn as_i64(&self) -> Option<i64> {
        match self {
            Value::Int(n) => Some(*n),
            _ => None,
        }
    }

    /// Returns the items of a list, tuple, set or frozenset. None: it is another value.
    pub fn items(&self) -> Option<&[Value]> {
        match self {
            Value::List(items) | Value::Tuple(items) | Value::Set(items) | Value::FrozenSet(items) => Some(items),
            _ => None,
        }
    }
}

macro_rules! from {
    ($($kind:ty => |$v:ident| $make:expr),* $(,)?) => { $(impl From<$kind> for Value { fn from($v: $kind) -> Self { $make } })* };
}
from! {
    bool => |v| Value::Bool(v), i64 => |v| Value::Int(v), i32 => |v| Value::Int(v.into()), u32 => |v| Value::Int(v.into()), f64 => |v| Value::Float(v),
    String => |v| Value::Str(v), &str => |v| Value::Str(v.into()), BigInt => |v| Value::BigInt(v), Exception => |v| Value::Exception(v), Handle => |v| Value::Handle(v),
    u64 => |v| i64::try_from(v).map_or_else(|_| Value::BigInt(v.into()), Value::Int),
}
impl<T: Into<Value>> From<Vec<T>> for Value {
    fn from(v: Vec<T>) -> Self {
        Value::List(v.into_iter().map(Into::into).collect())
    }
}
impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(v: Option<T>) -> Self {
        v.map_or(Value::None, Into::into)
    }
}

// ---- to CBOR ----

/// How large a value may be that crosses.
#[derive(Clone, Copy)]
pub(crate) struct Most {
    pub bytes: f64,
    pub items: f64,
}

pub(crate) const UNLIMITED: Most = Most { bytes: f64::INFINITY, items: f64::INFINITY };

struct Writer {
    out: Vec<u8>,
    items: usize,
    depth: usize,
    most: Most,
    session: u64,
}

/// The value as CBOR; `session` is whose handles can be in it.
pub(crate) fn encode(value: &Value, root: &str, most: Most, session: u64) -> Result<Vec<u8>, Error> {
    let mut w = Writer { out: Vec::new(), items: 0, depth: 0, most, session };
    w.value(value).map_err(|error| match error {
        Error::Value(why) => Error::Value(format!("{why}: at {root}")),
        other => other,
    })?;
    w.fits(0)?;
    Ok(w.out)
}

impl Writer {
    fn fits(&self, more: usize) -> Result<(), Error> {
        let n = self.out.len() + more;
        if self.items as f64 > self.most.items {
            return Err(Error::limit("valueItems", self.most.items, self.items as f64));
        }
        if n as f64 > self.most.bytes {
            return Err(Error::limit("valueBytes", self.most.bytes, n as f64));
        }
        Ok(())
    }

    fn head(&mut self, major: u8, n: u64) {
        let major = major << 5;
        match n {
            0..=23 => self.out.push(major | n as u8),
            24..=0xFF => self.out.extend([major | 24, n as u8]),
            0x100..=0xFFFF => {
                self.out.push(major | 25);
                self.out.extend((n as u16).to_be_bytes());
            }
            0x1_0000..=0xFFFF_FFFF => {
                self.out.push(major | 26);
                self.out.extend((n as u32).to_be_bytes());
            }
            _ => {
                self.out.push(major | 27);
                self.out.extend(n.to_be_bytes());
            }
        }
    }

    fn blob(&mut self, major: u8, data: &[u8]) -> Result<(), Error> {
        self.fits(data.len())?;
        self.head(major, data.len() as u64);
        self.out.extend(data);
        Ok(())
    }

    fn big(&mut self, n: &BigInt) -> Result<(), Error> {
        let negative = n.sign() == Sign::Minus;
        let size: BigInt = if negative { -(n + BigInt::from(1)) } else { n.clone() };
        if let Ok(small) = u64::try_from(&size) {
            self.head(negative.into(), small);
            return Ok(());
        }
        self.head(6, if negative { tag::NEGATIVE } else { tag::POSITIVE });
        self.blob(2, &size.to_bytes_be().1)
    }

    fn sequence(&mut self, tag: Option<u64>, items: &[Value]) -> Result<(), Error> {
        self.enter()?;
        if let Some(tag) = tag {
            self.head(6, tag);
        }
        self.head(4, items.len() as u64);
        for item in items {
            self.value(item)?;
        }
        self.depth -= 1;
        Ok(())
    }

    fn enter(&mut self) -> Result<(), Error> {
        self.fits(0)?;
        if self.depth >= DEEPEST {
            return Err(Error::Value(format!("a value is nested more than {DEEPEST} levels deep")));
        }
        self.depth += 1;
        Ok(())
    }

    fn dict(&mut self, pairs: &[(Value, Value)]) -> Result<(), Error> {
        self.enter()?;
        self.head(5, pairs.len() as u64);
        for (key, value) in pairs {
            self.value(key)?;
            self.value(value)?;
        }
        self.depth -= 1;
        Ok(())
    }

    fn tagged(&mut self, tag: u64, value: &Value) -> Result<(), Error> {
        self.head(6, tag);
        self.value(value)
    }

    fn value(&mut self, value: &Value) -> Result<(), Error> {
        self.items += 1;
        match value {
            Value::None => self.out.push(0xF6),
            Value::Bool(on) => self.out.push(if *on { 0xF5 } else { 0xF4 }),
            Value::Int(n) if *n < 0 => self.head(1, !*n as u64),
            Value::Int(n) => self.head(0, *n as u64),
            Value::BigInt(n) => return self.big(n),
            Value::Float(x) => {
                self.out.push(0xFB);
                self.out.extend(x.to_bits().to_be_bytes());
            }
            Value::Str(text) => return self.blob(3, text.as_bytes()),
            Value::Bytes(data) => return self.blob(2, data),
            Value::List(items) => return self.sequence(None, items),
            Value::Tuple(items) => return self.sequence(Some(tag::TUPLE), items),
            Value::Set(items) => return self.sequence(Some(tag::SET), items),
            Value::FrozenSet(items) => return self.sequence(Some(tag::FROZENSET), items),
            Value::Dict(pairs) => return self.dict(pairs),
            other => return self.special(other),
        }
        Ok(())
    }

    fn special(&mut self, value: &Value) -> Result<(), Error> {
        match value {
            Value::Surrogates(data) => {
                self.head(6, tag::SURROGATES);
                self.blob(2, data)
            }
            Value::Bytearray(data) => {
                self.head(6, tag::BYTEARRAY);
                self.blob(2, data)
            }
            Value::Complex(re, im) => self.tagged(tag::COMPLEX, &Value::List(vec![(*re).into(), (*im).into()])),
            Value::Range(parts) => self.tagged(tag::RANGE, &Value::List(parts.to_vec())),
            Value::Constant(name) => self.tagged(tag::CONSTANT, &Value::Str(name.clone())),
            Value::Date(text) => self.tagged(tag::DAY_TEXT, &Value::Str(text.clone())),
            Value::Moment(kind, parts) => {
                let tag = match kind {
                    Moment::DateTime => tag::DATETIME,
                    Moment::Time => tag::TIME,
                    Moment::Delta => tag::TIMEDELTA,
                    Moment::Zone => tag::TIMEZONE,
                };
                self.tagged(tag, &Value::List(parts.clone()))
            }
            Value::Exception(e) => {
                let args = Value::Tuple(e.args.clone().unwrap_or_default());
                self.tagged(tag::EXCEPTION, &fields([("type", e.kind.as_str().into()), ("message", e.message.as_str().into()), ("args", args)]))
            }
            Value::Handle(handle) if handle.session == self.session => {
                self.head(6, tag::HANDLE);
                self.head(0, handle.id);
                Ok(())
            }
            Value::Handle(_) => Err(Error::Value("a handle of another sandbox cannot be passed".into())),
            Value::HostObject(key) => self.tagged(tag::HOST_OBJECT, key),
            Value::Reference(levels) => {
                self.head(6, tag::REFERENCE);
                self.head(0, *levels);
                Ok(())
            }
            _ => Ok(()),
        }
    }
}

/// A dict of these.
pub(crate) fn fields<'a>(pairs: impl IntoIterator<Item = (&'a str, Value)>) -> Value {
    Value::Dict(pairs.into_iter().map(|(name, value)| (name.into(), value)).collect())
}

// ---- from CBOR ----

struct Reader<'a> {
    data: &'a [u8],
    session: u64,
    depth: usize,
}

/// The value of CBOR that the core wrote.
pub(crate) fn decode(data: &[u8], session: u64) -> Result<Value, Error> {
    Reader { data, session, depth: 0 }.value().ok_or_else(|| Error::Value("a value of the sandbox cannot be read".into()))
}

impl<'a> Reader<'a> {
    fn take(&mut self, n: u64) -> Option<&'a [u8]> {
        let n = usize::try_from(n).ok().filter(|n| *n <= self.data.len())?;
        let (found, rest) = self.data.split_at(n);
        self.data = rest;
        Some(found)
    }

    fn head(&mut self) -> Option<(u8, u64)> {
        let byte = self.take(1)?[0];
        let low = byte & 31;
        let n = match low {
            0..=23 => low.into(),
            24..=27 => self.take(1 << (low - 24))?.iter().fold(0, |n, b| n << 8 | u64::from(*b)),
            _ => return None,
        };
        Some((byte >> 5, n))
    }

    fn value(&mut self) -> Option<Value> {
        if self.depth > 4 * DEEPEST {
            return None; // deeper than the core writes
        }
        self.depth += 1;
        let found = self.item();
        self.depth -= 1;
        found
    }

    fn item(&mut self) -> Option<Value> {
        if *self.data.first()? >= 0xE0 {
            return self.simple();
        }
        let (major, n) = self.head()?;
        Some(match major {
            0 => n.into(),
            1 => i64::try_from(n).map_or_else(|_| Value::BigInt(-BigInt::from(n) - 1), |n| Value::Int(!n)),
            2 => Value::Bytes(self.take(n)?.to_vec()),
            3 => Value::Str(String::from_utf8(self.take(n)?.to_vec()).ok()?),
            4 => Value::List(self.sequence(n)?),
            5 => Value::Dict(self.pairs(n)?),
            _ => return self.tag(n),
        })
    }

    fn simple(&mut self) -> Option<Value> {
        Some(match self.take(1)?[0] {
            0xF4 => Value::Bool(false),
            0xF5 => Value::Bool(true),
            0xF6 | 0xF7 => Value::None,
            0xFB => Value::Float(f64::from_bits(u64::from_be_bytes(self.take(8)?.try_into().ok()?))),
            _ => return None,
        })
    }

    fn sequence(&mut self, n: u64) -> Option<Vec<Value>> {
        (n <= self.data.len() as u64).then_some(())?;
        (0..n).map(|_| self.value()).collect()
    }

    fn pairs(&mut self, n: u64) -> Option<Vec<(Value, Value)>> {
        (n <= self.data.len() as u64).then_some(())?;
        (0..n).map(|_| Some((self.value()?, self.value()?))).collect()
    }

    fn bytes(&mut self) -> Option<Vec<u8>> {
        let (major, n) = self.head()?;
        (major == 2).then_some(())?;
        Some(self.take(n)?.to_vec())
    }

    fn array(&mut self) -> Option<Vec<Value>> {
        match self.value()? {
            Value::List(items) => Some(items),
            _ => None,
        }
    }

    fn tag(&mut self, tag: u64) -> Option<Value> {
        Some(match tag {
            tag::POSITIVE => Value::BigInt(BigInt::from_bytes_be(Sign::Plus, &self.bytes()?)),
            tag::NEGATIVE => Value::BigInt(-BigInt::from_bytes_be(Sign::Plus, &self.bytes()?) - 1),
            tag::TUPLE => Value::Tuple(self.array()?),
            tag::SET => Value::Set(self.array()?),
            tag::FROZENSET => Value::FrozenSet(self.array()?),
            tag::BYTEARRAY => Value::Bytearray(self.bytes()?),
            tag::SURROGATES => Value::Surrogates(self.bytes()?),
            tag::RANGE => Value::Range(Box::new(self.array()?.try_into().ok()?)),
            tag::CONSTANT => Value::Constant(self.value()?.as_str()?.into()),
            tag::DAY_TEXT => Value::Date(self.value()?.as_str()?.into()),
            tag::DATETIME => Value::Moment(Moment::DateTime, self.array()?),
            tag::TIME => Value::Moment(Moment::Time, self.array()?),
            tag::TIMEDELTA => Value::Moment(Moment::Delta, self.array()?),
            tag::TIMEZONE => Value::Moment(Moment::Zone, self.array()?),
            tag::HOST_OBJECT => Value::HostObject(Box::new(self.value()?)),
            tag::COMPLEX => match self.array()?[..] {
                [Value::Float(re), Value::Float(im)] => Value::Complex(re, im),
                _ => return None,
            },
            tag::REFERENCE => Value::Reference(self.value()?.as_i64()?.try_into().ok()?),
            tag::EXCEPTION | tag::OBJECT | tag::RECORD => return self.record(tag),
            _ => return None,
        })
    }

    fn record(&mut self, tag: u64) -> Option<Value> {
        let found = self.value()?;
        let text = |name: &str| found.get(name).and_then(Value::as_str).map(String::from);
        if tag == tag::EXCEPTION {
            let args = found.get("args").and_then(Value::items).map(<[Value]>::to_vec);
            return Some(Value::Exception(Exception { kind: text("type")?, message: text("message").unwrap_or_default(), args, ..Default::default() }));
        }
        let fields = match found.get("fields") {
            Some(Value::Dict(pairs)) => Some(pairs.clone()),
            _ => None,
        };
        let id = found.get("id").and_then(Value::as_i64)?.try_into().ok()?;
        Some(Value::Handle(Handle { id, session: self.session, class: text("class")?, repr: text("repr").unwrap_or_default(), text: text("json"), fields }))
    }
}
