//! A sandboxed Python for programs that nobody reviewed: hard limits, host functions, snapshots at any instruction. The interpreter is Hognose, compiled to
//! WebAssembly and run by wasmtime; programs have no way out but what is handed in.
#[allow(dead_code)] // the whole interface, of which not everything is wanted here
mod abi;
mod engine;
mod error;
mod functions;
mod sandbox;
mod serde_value;
mod value;

pub use error::{Ended, Error, LimitError, PythonError, Usage};
pub use functions::{Function, Handler, Reply};
pub use sandbox::{Canceller, Change, Limits, Options, RunOptions, RunResult, Sandbox, Step};
pub use serde_value::from_value;
pub use value::{Exception, Handle, Moment, SystemError, Value};

// The programs of the pages for visitors, run as tests.
#[cfg(doctest)]
mod guide {
    #[doc = include_str!("../../../docs/guide/quickstart.md")]
    struct Quickstart;
    #[doc = include_str!("../../../docs/guide/functions.md")]
    struct Functions;
}
