//! Host functions as the caller hands them in.
use crate::value::{Exception, Value};
use std::sync::Arc;

/// What a host function comes to: a value, or an exception that the program gets.
pub type Reply = Result<Value, Exception>;
/// A host function's code: it gets the positional arguments and the keywords.
pub type Handler = Arc<dyn Fn(&[Value], &[(String, Value)]) -> Reply + Send + Sync>;

/// A host function, with what programs are told of it.
#[derive(Clone, Default)]
pub struct Function {
    /// None: the call pauses the run (`Sandbox::start`), and the host answers it by hand.
    pub handler: Option<Handler>,
    /// Calling it gives an awaitable at once, and the handler runs in a thread of its own, so that many can be under way.
    pub awaitable: bool,
    /// As in Python: "(url, timeout=5)".
    pub signature: Option<String>,
    pub doc: Option<String>,
}

impl Function {
    /// One that answers at once, from its positional arguments.
    pub fn new(handler: impl Fn(&[Value]) -> Reply + Send + Sync + 'static) -> Self {
        Function { handler: Some(Arc::new(move |args, _| handler(args))), ..Default::default() }
    }

    /// One that is answered by hand.
    pub fn by_hand() -> Self {
        Function::default()
    }

    /// The same, whose calls give awaitables.
    pub fn awaitable(mut self) -> Self {
        self.awaitable = true;
        self
    }
}
