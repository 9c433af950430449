//! Hognose runs untrusted Python with hard limits, host functions, and snapshots at any instruction. The interpreter is compiled to WebAssembly and run by
//! wasmtime. Programs can reach only the functions, values and files that you pass.
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
