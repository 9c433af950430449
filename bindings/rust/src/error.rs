//! What can go wrong.
use crate::Value;
use std::fmt;

/// What a run used.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Usage {
    /// Deterministic units of work: the same on every host.
    pub steps: u64,
    /// Milliseconds of running time; waiting for the host is not counted.
    pub time: f64,
    /// Bytes in use after the run.
    pub memory: u64,
    /// The most bytes that were in use at once.
    pub peak_memory: u64,
    /// Bytes printed.
    pub output: u64,
    /// Calls of host functions.
    pub calls: u64,
}

/// What is known of a run that did not come to its end.
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
    /// "ValueError".
    pub kind: String,
    /// What str(exception) gives.
    pub text: String,
    /// As Python prints it.
    pub traceback: String,
    /// The status of a SystemExit.
    pub exit: Option<i32>,
    /// The exception and those it refers to, as docs/wire-format.md has it.
    pub details: Option<Value>,
}

/// A limit that stopped the program. The sandbox can be used on.
#[derive(Clone, Debug, Default)]
pub struct LimitError {
    pub ended: Ended,
    /// As in docs/limits.md: "steps", "time", "valueBytes", or "cancelled".
    pub kind: String,
    /// Times in milliseconds.
    pub limit: f64,
    pub used: f64,
    /// Of memory: how many bytes more were wanted, where that is known.
    pub wanted: u64,
}

/// All that goes wrong.
#[derive(Clone, Debug)]
pub enum Error {
    Python(Box<PythonError>),
    Limit(Box<LimitError>),
    /// A value that cannot cross.
    Value(String),
    /// Bytes that are not a snapshot of this version, or a state that cannot be dumped.
    Snapshot(String),
    /// An operation on files: the number of the error, and a text.
    File(i64, String),
    /// The module itself failed: the sandbox is of no more use.
    Crash(String),
    /// What does not fit the sandbox's state, or its options.
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
