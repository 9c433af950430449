//! Errors, and how much a run used.
use crate::Value;
use std::fmt;

/// How much a run used.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Usage {
    /// Deterministic units of work: the same on every host.
    pub steps: u64,
    /// Milliseconds of running time. Waiting for the host is not counted.
    pub time: f64,
    /// Bytes in use after the run.
    pub memory: u64,
    /// The most bytes in use at once.
    pub peak_memory: u64,
    /// Bytes printed.
    pub output: u64,
    /// Calls of host functions.
    pub calls: u64,
}

/// A run that did not complete: its output, and how much it used.
#[derive(Clone, Debug, Default)]
pub struct Ended {
    pub stdout: String,
    pub stderr: String,
    pub usage: Usage,
}

/// An exception that the program did not catch.
#[derive(Clone, Debug, Default)]
pub struct PythonError {
    pub ended: Ended,
    /// The class, such as "ValueError".
    pub kind: String,
    /// str(exception).
    pub text: String,
    /// The traceback, as Python prints it.
    pub traceback: String,
    /// The status of a SystemExit. None for all other exceptions.
    pub exit: Option<i32>,
    /// The exception and those that it refers to, in the form of docs/wire-format.md. None: they could not be described.
    pub details: Option<Value>,
}

/// A limit that ended the run, or its cancellation. The sandbox stays usable.
#[derive(Clone, Debug, Default)]
pub struct LimitError {
    pub ended: Ended,
    /// The limit, such as "steps", "time" or "valueBytes" (docs/limits.md), or "cancelled".
    pub kind: String,
    /// The limit. Times are in milliseconds.
    pub limit: f64,
    /// How much was used, in the same unit.
    pub used: f64,
    /// At a memory limit: how many more bytes the operation needed. 0: not known.
    pub wanted: u64,
}

/// Every error of this crate.
#[derive(Clone, Debug)]
pub enum Error {
    /// The program did not catch an exception.
    Python(Box<PythonError>),
    /// A limit ended the run, or the run was cancelled.
    Limit(Box<LimitError>),
    /// A value cannot cross. The text contains the path to the value.
    Value(String),
    /// The bytes are not a snapshot of this version, or the state cannot be dumped.
    Snapshot(String),
    /// An operation on files failed: the number of the error, and a text.
    File(i64, String),
    /// The WebAssembly module itself failed. The sandbox is unusable; drop it.
    Crash(String),
    /// The call does not fit the state of the sandbox, or an option is invalid.
    Refused(String),
}

impl Error {
    pub(crate) fn limit(kind: &str, limit: f64, used: f64) -> Self {
        Error::Limit(Box::new(LimitError { kind: kind.into(), limit, used, ..Default::default() }))
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Python(e) if e.text.is_empty() => f.write_str(&e.kind),
            Error::Python(e) => write!(f, "{}: {}", e.kind, e.text),
            Error::Limit(e) if e.kind == "cancelled" => f.write_str("the run was cancelled"),
            Error::Limit(e) => write!(f, "{} limit reached: limit {}, used {}", e.kind, e.limit, e.used),
            Error::Crash(why) => write!(f, "sandbox crashed: {why}"),
            Error::Value(why) | Error::Snapshot(why) | Error::File(_, why) | Error::Refused(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for Error {}
