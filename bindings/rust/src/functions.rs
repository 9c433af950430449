//! The host functions that a caller passes.
use crate::value::{Exception, Value};
use std::sync::Arc;

/// The result of a host function: a value, or an exception that is raised in the program.
pub type Reply = Result<Value, Exception>;
/// The code of a host function. Its arguments are the positional arguments and the keyword arguments of the call.
pub type Handler = Arc<dyn Fn(&[Value], &[(String, Value)]) -> Reply + Send + Sync>;

/// A host function with its description for programs.
#[derive(Clone, Default)]
pub struct Function {
    /// The code. None: a call pauses the run (`Sandbox::start`), and the host answers `Step::Call`.
    pub handler: Option<Handler>,
    /// Each call returns an awaitable at once. The handler then runs in a separate thread, so a program can have many calls in flight (asyncio.gather).
    pub awaitable: bool,
    /// The signature, as in Python: "(url, timeout=5)".
    pub signature: Option<String>,
    /// The `__doc__` of the function.
    pub doc: Option<String>,
}

impl Function {
    /// Creates a function that answers at once, from its positional arguments.
    pub fn new(handler: impl Fn(&[Value]) -> Reply + Send + Sync + 'static) -> Self {
        Function { handler: Some(Arc::new(move |args, _| handler(args))), ..Default::default() }
    }

    /// Creates a function whose calls pause the run. The host answers them with `Sandbox::resume` or `Sandbox::raise`.
    pub fn by_hand() -> Self {
        Function::default()
    }

    /// Makes the function awaitable: each call returns an awaitable at once.
    pub fn awaitable(mut self) -> Self {
        self.awaitable = true;
        self
    }
}
