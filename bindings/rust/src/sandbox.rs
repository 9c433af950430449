//! Sandbox, the crate's main type.
use crate::abi::{default, problem, state, LIMIT_NUMBERS, MOST_MEMORY, ROOM};
use crate::engine::{self, answer_bytes, arguments, i, Abi, Arrival, Host};
use crate::error::{Ended, Error, LimitError, PythonError, Usage};
use crate::functions::{Function, Reply};
use crate::value::{decode, encode, fields, Exception, Handle, Most, Value, UNLIMITED};
use std::collections::HashMap;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{channel, Receiver, RecvTimeoutError};
use std::sync::Arc;
use std::time::{Duration, Instant};
use wasmtime::{Store, Val};

const LOOK: Duration = Duration::from_millis(10); // between two looks at what may have been cancelled

/// Limits that stop a run that uses too much, by the names in docs/limits.md. Times are in milliseconds. `f64::INFINITY` means no limit; memory, depth and nesting always
/// have one. A sandbox refuses unknown names. The memory of the WebAssembly instance cannot grow beyond ten times the memory limit, which is at most 1 GiB.
#[derive(Clone, Debug, Default)]
pub struct Limits(Vec<(String, f64)>);

impl Limits {
    /// The default limits.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets a limit: `Limits::new().with("steps", 1000.0)`.
    pub fn with(mut self, name: &str, most: f64) -> Self {
        self.0.retain(|(known, _)| known != name);
        self.0.push((name.into(), most));
        self
    }

    fn get(&self, name: &str) -> Option<f64> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, most)| *most)
    }

    /// The limits as the module takes them.
    fn value(&self) -> Value {
        fields(self.0.iter().map(|(name, most)| (name.as_str(), (*most).into())))
    }

    fn most(&self, other: &Limits) -> Most {
        let of = |name, default| self.get(name).or_else(|| other.get(name)).unwrap_or(default);
        Most { bytes: of("valueBytes", default::VALUE_BYTES), items: of("valueItems", default::VALUE_ITEMS) }
    }
}

/// The options of a sandbox.
#[derive(Clone, Default)]
pub struct Options {
    /// The host functions, by name.
    pub functions: HashMap<String, Function>,
    /// The limits of the sandbox.
    pub limits: Limits,
    /// The files of programs: the content by absolute path.
    pub files: Vec<(String, Vec<u8>)>,
    /// Further modules for programs: the source by the module's name.
    pub modules: Vec<(String, String)>,
    /// The modules of Hognose that programs may import. None: all, or in a restored sandbox those of the snapshot.
    pub allow: Option<Vec<String>>,
}

impl Options {
    /// Adds a host function.
    pub fn function(mut self, name: &str, function: Function) -> Self {
        self.functions.insert(name.into(), function);
        self
    }

    /// Sets the limits.
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }
}

/// The options of a run.
#[derive(Clone, Default)]
pub struct RunOptions {
    /// Values by name. They become global variables before the run.
    pub inputs: Vec<(String, Value)>,
    /// Limits for this run. The others are those of the sandbox.
    pub limits: Limits,
    /// The name of the program in tracebacks. None: `<python>`.
    pub filename: Option<String>,
    /// Whether a run of `Sandbox::start` also pauses every few milliseconds, as `Step::Sliced`.
    pub slices: bool,
}

impl RunOptions {
    /// Adds an input.
    pub fn input(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.inputs.push((name.into(), value.into()));
        self
    }
}

/// The result of a run that completed.
#[derive(Clone, Debug, Default)]
pub struct RunResult {
    /// The value of the last statement. None: that statement is not an expression.
    pub value: Option<Value>,
    /// The repr() of the value.
    pub repr: String,
    pub stdout: String,
    pub stderr: String,
    /// 0 if sys.exit() ended the run, otherwise None. Any other status is an `Error::Python`.
    pub exit: Option<i32>,
    pub usage: Usage,
}

/// A pause or the end of a run. A run that ends with an exception or at a limit is an error instead.
#[derive(Clone, Debug)]
pub enum Step {
    /// The run is complete.
    Complete(Box<RunResult>),
    /// The run waits for the answer of a host function. `resume`, `raise` or `defer` continues it.
    Call { id: u32, name: String, args: Vec<Value>, kwargs: Vec<(String, Value)> },
    /// Every task waits. `settle` answers one of the calls, by its number. If `seconds` is given, the program sleeps at most this long; `wake` ends the sleep.
    Waiting { calls: Vec<u32>, seconds: Option<f64> },
    /// A slice is over. `proceed` continues the run.
    Sliced,
}

/// A change that a program made to a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    pub path: String,
    /// "created", "modified" or "deleted".
    pub kind: String,
}

/// Ends the present run of a sandbox. Any thread and any host function may use it.
#[derive(Clone)]
pub struct Canceller(Arc<AtomicBool>);

impl Canceller {
    /// Ends the run at its next safe point, with an `Error::Limit` of kind "cancelled".
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// What a run runs: options of hn_abi_begin.
type Program = Vec<(&'static str, Value)>;

fn program(code: &str) -> Program {
    vec![("code", code.into()), ("await", true.into())]
}

/// An isolated Python. Variables, functions, classes and imports persist from run to run.
pub struct Sandbox {
    store: Store<Host>,
    options: Options,
    cancelled: Arc<AtomicBool>,
    arrivals: Receiver<Arrival>,
    active: bool,
}

impl Sandbox {
    fn empty(options: Options, cancelled: Arc<AtomicBool>) -> Result<Self, Error> {
        let memory = options.limits.get("memory").unwrap_or(default::MEMORY);
        if !(0.0..=MOST_MEMORY).contains(&memory) {
            return Err(Error::Refused(format!("limits: memory: at most {MOST_MEMORY} bytes")));
        }
        let most = options.limits.most(&Limits::new());
        let (arrive, arrivals) = channel();
        let store = engine::open(options.functions.clone(), most, ROOM.saturating_mul(memory as usize), arrive, cancelled.clone())?;
        Ok(Sandbox { store, options, cancelled, arrivals, active: false })
    }

    /// Creates a sandbox. `Error::Refused` names an invalid option.
    pub fn new(options: Options) -> Result<Self, Error> {
        Self::with(options, Arc::default())
    }

    fn with(options: Options, cancelled: Arc<AtomicBool>) -> Result<Self, Error> {
        let mut made = Self::empty(options, cancelled)?;
        let functions = fields(made.options.functions.iter().map(|(name, f)| (name.as_str(), declared(f))));
        let sources = fields(made.options.modules.iter().map(|(name, source)| (name.as_str(), source.as_str().into())));
        made.set_up(vec![("functions", functions), ("sources", sources), ("allow", made.allowed())])?;
        for (path, data) in made.options.files.clone() {
            made.write_file(&path, &data)?;
        }
        Ok(made)
    }

    /// Creates a sandbox from the bytes of `dump`. `step` returns where its run is paused. `Error::Snapshot`: the bytes are not a snapshot of this version.
    ///
    /// The snapshot contains variables, modules and files, so `files` and `modules` of the options are not used. Pass the functions again: the snapshot declares them, but
    /// it does not contain their handlers.
    pub fn restore(dump: &[u8], options: Options) -> Result<Self, Error> {
        let mut made = Self::empty(options, Arc::default())?;
        made.set_up(vec![])?; // the load has the limits, too
        made.enter(|s| {
            let at = s.must(dump)?;
            let loaded = s.call("load", &[at, i(dump.len() as u32)])?;
            if loaded == 0 { Err(Error::Snapshot(s.problem()?)) } else { Ok(()) }
        })?;
        made.set_up(vec![("allow", made.allowed())])?;
        let now = made.enter(|s| s.state("state", &[]))?;
        made.active = matches!(now, state::CALLING | state::WAITING | state::SLICED);
        made.store.data_mut().steps = true;
        Ok(made)
    }

    /// Passes the limits and these options to the module.
    fn set_up(&mut self, mut given: Program) -> Result<(), Error> {
        given.push(("limits", self.options.limits.value()));
        let data = encode(&fields(given), "options", UNLIMITED, 0)?;
        self.enter(|s| {
            let at = s.must(&data)?;
            let done = s.call("set_up", &[at, i(data.len() as u32)])?;
            if done == 0 { Err(Error::Refused(s.problem()?)) } else { Ok(()) }
        })
    }

    /// Which modules programs may import, as the module takes it.
    fn allowed(&self) -> Value {
        self.options.allow.as_ref().map(|names| names.join("\n")).into()
    }

    /// Calls the module. A panic of a host function abandons the run and continues here.
    fn enter<T>(&mut self, work: impl FnOnce(&mut Store<Host>) -> Result<T, Error>) -> Result<T, Error> {
        let found = work(&mut self.store);
        if self.store.data().dead.is_none() {
            self.store.release((0, 0))?;
        } else {
            self.active = false;
        }
        if let Some(failure) = self.store.data_mut().failure.take() {
            self.abandon();
            resume_unwind(failure);
        }
        found
    }

    // ---- runs ----

    /// Runs a program to its end, in this thread. An uncaught exception is an `Error::Python`, a limit an `Error::Limit`. Variables stay in each case.
    /// If the program calls a function without a handler, `run` returns an error: use `start`.
    pub fn run(&mut self, code: &str) -> Result<RunResult, Error> {
        self.run_with(code, RunOptions::default())
    }

    /// Runs a program to its end, as `run`, with options.
    pub fn run_with(&mut self, code: &str, options: RunOptions) -> Result<RunResult, Error> {
        self.run_program(program(code), options)
    }

    fn run_program(&mut self, program: Program, options: RunOptions) -> Result<RunResult, Error> {
        let begin = Instant::now();
        let mut now = self.launch(program, options, false)?;
        loop {
            now = match self.check(now)? {
                state::READY | state::SLICED => self.go()?,
                state::WAITING => self.wait(begin)?,
                state::COMPLETE => return self.finish(),
                _ => {
                    self.abandon();
                    return Err(Error::Refused("the program waits for something: use start instead of run".into()));
                }
            };
        }
    }

    /// Runs a program to its first pause or its end, and returns that step. A run pauses at a call of a function that is awaitable or has no handler, while all its tasks
    /// wait and, with `slices`, every few milliseconds. Errors are those of `run`.
    pub fn start(&mut self, code: &str, options: RunOptions) -> Result<Step, Error> {
        let now = self.launch(program(code), options, true)?;
        self.forward(now)
    }

    /// Returns the step at which the run of a restored sandbox is paused. None: the snapshot had no run.
    pub fn step(&mut self) -> Result<Option<Step>, Error> {
        if !self.active {
            return Ok(None);
        }
        let now = self.enter(|s| s.state("state", &[]))?;
        self.forward(now).map(Some)
    }

    /// Returns a value that ends the present run from another thread.
    pub fn canceller(&self) -> Canceller {
        Canceller(self.cancelled.clone())
    }

    fn launch(&mut self, mut program: Program, options: RunOptions, steps: bool) -> Result<i32, Error> {
        if self.active {
            return Err(Error::Refused("another run is under way in this sandbox".into()));
        }
        if options.limits.get("memory").unwrap_or(0.0) > self.options.limits.get("memory").unwrap_or(default::MEMORY) {
            return Err(Error::Refused("limits: memory: a run's cannot be above the sandbox's".into()));
        }
        let most = options.limits.most(&self.options.limits);
        let session = self.store.data().session;
        let input = |(name, value): &(String, Value)| -> Result<_, Error> { Ok((name.as_str().into(), Value::Bytes(encode(value, name, most, session)?))) };
        let inputs = options.inputs.iter().map(input).collect::<Result<_, Error>>()?;
        program.extend([("inputs", Value::Dict(inputs)), ("limits", options.limits.value()), ("filename", options.filename.into()), ("slices", options.slices.into())]);
        let request = encode(&fields(program), "options", UNLIMITED, session)?;
        while self.arrivals.try_recv().is_ok() {} // of an earlier run
        self.store.data_mut().begin(steps, most);
        self.active = true;
        let begun = self.enter(|s| {
            let at = s.must(&request)?;
            match s.state("begin", &[at, i(request.len() as u32)])? {
                state::REFUSED => Err(Error::Refused(s.problem()?)),
                now => Ok(now),
            }
        });
        if begun.is_err() {
            self.abandon();
        }
        begun
    }

    fn go(&mut self) -> Result<i32, Error> {
        self.store.data_mut().going = true;
        let found = self.enter(|s| {
            let now = s.state("continue", &[]);
            s.data_mut().going = false;
            now
        });
        self.store.data_mut().going = false;
        found
    }

    /// Ends the run. The variables stay.
    pub fn abandon(&mut self) {
        if self.active && self.store.data().dead.is_none() {
            self.store.data_mut().going = false;
            let _ = self.store.call("abandon", &[]); // of an instance that is dead nothing is left
            self.over();
        }
        self.active = false;
    }

    fn over(&mut self) {
        self.active = false;
        self.store.data_mut().waits.clear();
        self.cancelled.store(false, Ordering::Relaxed);
        self.store.data_mut().most = self.options.limits.most(&Limits::new());
    }

    /// Turns the state that a run has come to into an error, if it failed, a limit was reached, or it was cancelled.
    fn check(&mut self, now: i32) -> Result<i32, Error> {
        let error = match now {
            state::FAILED | state::LIMITED => return self.finish().map(|_| now),
            state::REFUSED => Error::Refused(self.enter(|s| s.problem())?),
            state::COMPLETE => return Ok(now),
            _ if self.cancelled.load(Ordering::Relaxed) => {
                let usage = self.usage()?;
                Error::Limit(Box::new(LimitError { ended: self.ended(usage), kind: "cancelled".into(), ..Default::default() }))
            }
            _ => return Ok(now),
        };
        self.abandon();
        Err(error)
    }

    fn ended(&self, usage: Usage) -> Ended {
        let (stdout, stderr) = self.printed();
        Ended { stdout, stderr, usage }
    }

    /// Returns the output of the run so far: stdout and stderr. In a restored sandbox that is the output since `restore`.
    pub fn printed(&self) -> (String, String) {
        let text = |data: &[u8]| String::from_utf8_lossy(data).into_owned();
        (text(&self.store.data().out), text(&self.store.data().err))
    }

    /// The map that describes the session (docs/abi.md).
    fn outcome(&mut self) -> Result<Value, Error> {
        let session = self.store.data().session;
        self.enter(|s| match s.whole("outcome", &[])? {
            0 => Err(Error::Refused(s.problem()?)),
            at => decode(&s.result(at)?, session),
        })
    }

    /// The result or the error of a run that has ended.
    fn result(&mut self) -> Result<RunResult, Error> {
        let found = self.outcome()?;
        let (text, number) = (|name| text_of(found.get(name)), |name| number_of(found.get(name)));
        let ended = self.ended(usage_of(&found));
        let exit = found.get("exit").and_then(Value::as_i64).map(|status| status as i32);
        match text("state").as_str() {
            "failed" => {
                let details = found.get("exceptions").filter(|all| **all != Value::None).cloned();
                let (kind, text, traceback) = (text("type"), text("message"), text("traceback"));
                Err(Error::Python(Box::new(PythonError { ended, kind, text, traceback, exit, details })))
            }
            "limited" => Err(Error::Limit(Box::new(LimitError { ended, kind: text("limit"), limit: number("most"), used: number("used"), wanted: number("wanted") as u64 }))),
            _ if found.get("problem").is_some() => Err(Error::Value(text("problem"))),
            _ => {
                let value = found.get("value").map(|data| decode(bytes_of(Some(data)), self.store.data().session)).transpose()?;
                Ok(RunResult { value, repr: text("repr"), stdout: ended.stdout, stderr: ended.stderr, exit, usage: ended.usage })
            }
        }
    }

    /// Waits for an answer, or for the time that the program wants to sleep.
    fn wait(&mut self, begin: Instant) -> Result<i32, Error> {
        let seconds = self.enter(|s| s.number("wait_seconds", &[]))?;
        let wall = self.limit("wall")? / 1000.0 - begin.elapsed().as_secs_f64();
        if seconds < 0.0 && self.store.data().waits.is_empty() {
            return Err(Error::Refused("the run waits for calls of an earlier one: use start, or make them again".into()));
        }
        let seconds = if seconds < 0.0 { f64::INFINITY } else { seconds };
        let until = Instant::now() + Duration::from_secs_f64(seconds.min(wall).clamp(0.0, 1e9));
        while !self.cancelled.load(Ordering::Relaxed) {
            let left = until.saturating_duration_since(Instant::now());
            match self.arrivals.recv_timeout(left.min(LOOK)) {
                Ok((id, reply)) if self.store.data_mut().waits.remove(&id) => return self.answer(id, reply),
                Err(RecvTimeoutError::Timeout) if left.is_zero() => return self.enter(|s| s.state(if wall < seconds { "expire" } else { "wake" }, &[])),
                _ => {}
            }
        }
        Ok(state::WAITING)
    }

    fn finish(&mut self) -> Result<RunResult, Error> {
        let found = self.result();
        self.over();
        found
    }

    // ---- by hand ----

    fn forward(&mut self, mut now: i32) -> Result<Step, Error> {
        let session = self.store.data().session;
        loop {
            now = self.check(now)?;
            if now != state::READY {
                break;
            }
            now = self.go()?;
        }
        match now {
            state::COMPLETE => self.finish().map(|r| Step::Complete(Box::new(r))),
            state::CALLING => {
                let found = self.outcome()?;
                let (args, kwargs) = arguments(bytes_of(found.get("request")), session)?;
                Ok(Step::Call { id: number_of(found.get("id")) as u32, name: text_of(found.get("name")), args, kwargs })
            }
            state::WAITING => {
                let found = self.outcome()?;
                let seconds = found.get("seconds").filter(|n| **n != Value::None).map(|n| number_of(Some(n)));
                let calls = found.get("ids").and_then(Value::items).unwrap_or_default().iter().map(|id| number_of(Some(id)) as u32).collect();
                Ok(Step::Waiting { calls, seconds })
            }
            _ => Ok(Step::Sliced),
        }
    }

    /// Resumes from a pause. A refusal changes nothing.
    fn go_on(&mut self, forward: impl FnOnce(&mut Self) -> Result<i32, Error>) -> Result<Step, Error> {
        if !self.active {
            return Err(Error::Refused("no run is paused".into()));
        }
        match forward(self)? {
            state::REFUSED => Err(Error::Refused(self.enter(|s| s.problem())?)),
            now => self.forward(now),
        }
    }

    /// Answers the call that the run is paused at with a value, and runs the program to its next step. Errors are those of `run`.
    pub fn resume(&mut self, value: impl Into<Value>) -> Result<Step, Error> {
        let value = value.into();
        self.go_on(|b| b.answer(0, Ok(value)))
    }

    /// Answers the call that the run is paused at with an exception, and runs the program to its next step.
    pub fn raise(&mut self, error: Exception) -> Result<Step, Error> {
        self.go_on(|b| b.answer(0, Err(error)))
    }

    /// Postpones the answer, and runs the program to its next step. The call returns an awaitable to the program. `settle` answers it.
    pub fn defer(&mut self) -> Result<Step, Error> {
        self.go_on(|b| b.enter(|s| s.state("defer", &[])))
    }

    /// While waiting: answers the call of this number, and runs the program to its next step.
    pub fn settle(&mut self, id: u32, reply: Reply) -> Result<Step, Error> {
        self.go_on(|b| b.answer(id, reply))
    }

    /// While waiting: ends the sleep, and runs the program to its next step. Call it after `seconds`.
    pub fn wake(&mut self) -> Result<Step, Error> {
        self.go_on(|b| b.enter(|s| s.state("wake", &[])))
    }

    /// After a slice: runs the program to its next step.
    pub fn proceed(&mut self) -> Result<Step, Error> {
        self.go_on(|_| Ok(state::READY))
    }

    /// Answers a call that waits; 0: the one at which the run is paused. If there is no memory for the answer, the run ends.
    fn answer(&mut self, id: u32, reply: Reply) -> Result<i32, Error> {
        self.enter(|s| {
            let (raises, data) = answer_bytes(s.data(), "the call", reply);
            let Some(at) = s.put(&data)? else { return s.state("answer_lost", &[]) };
            s.state("answer", &[i(id), i(raises.into()), i(at), i(data.len() as u32)])
        })
    }

    /// Calls the Python object of a handle with positional arguments. The call is a run, with the errors of `run`. `Error::Value`: the handle belongs to another sandbox.
    pub fn call(&mut self, handle: &Handle, args: Vec<Value>) -> Result<RunResult, Error> {
        let session = self.store.data().session;
        if handle.session != session {
            return Err(Error::Value("a handle of another sandbox cannot be called".into()));
        }
        let request = Value::List(vec![Value::List(args), Value::Dict(Vec::new())]);
        let data = encode(&request, "arguments", self.store.data().most, session)?;
        self.run_program(vec![("handle", handle.id.into()), ("request", Value::Bytes(data))], RunOptions::default())
    }

    // ---- limits, variables, files, snapshots ----

    fn limit(&mut self, name: &str) -> Result<f64, Error> {
        let number = limit_number(name)?;
        let found = self.enter(|s| s.number("get_limit", &[number]))?;
        Ok(if found < 2f64.powi(63) { found } else { f64::INFINITY })
    }

    /// Returns how much the last run used.
    pub fn usage(&mut self) -> Result<Usage, Error> {
        self.enter(|s| {
            let at = s.put(&[0; 55])?.map_or(0, |at| (at + 7) & !7);
            s.call("usage", &[i(at)])?;
            let data = s.read(at, 48)?;
            Ok(usage(|k| data[8 * k..8 * k + 8].try_into().map_or(0.0, f64::from_le_bytes)))
        })
    }

    /// Sets a global variable. `Error::Value`: the value cannot cross.
    pub fn set(&mut self, name: &str, value: impl Into<Value>) -> Result<(), Error> {
        let data = encode(&value.into(), name, self.store.data().most, self.store.data().session)?;
        self.enter(|s| {
            let (at, value) = (s.must(&name_bytes(name))?, s.must(&data)?);
            let done = s.call("set", &[at, value, i(data.len() as u32)])?;
            checked(s, done, name)
        })
    }

    /// Returns the value of a global variable. None: there is no such variable. `Error::Value`: the value cannot cross.
    pub fn get(&mut self, name: &str) -> Result<Option<Value>, Error> {
        let session = self.store.data().session;
        let found = self.enter(|s| {
            let at = s.must(&name_bytes(name))?;
            let found = s.whole("get", &[at])?;
            if found != 0 {
                return Ok(Some(Some(decode(&s.result(found)?, session)?)));
            }
            match s.call("problem_code", &[])? as i32 {
                problem::MISSING => Ok(Some(None)),
                problem::LIMIT => Ok(None),
                _ => Err(Error::Value(format!("{name}: {}", s.problem()?))),
            }
        })?;
        match found {
            Some(value) => Ok(value),
            None => self.result().map(|_| None),
        }
    }

    /// Deletes a global variable, and returns whether it existed.
    pub fn delete(&mut self, name: &str) -> Result<bool, Error> {
        self.enter(|s| {
            let at = s.must(&name_bytes(name))?;
            if s.call("delete", &[at])? != 0 {
                return Ok(true);
            }
            match s.call("problem_code", &[])? as i32 {
                problem::MISSING => Ok(false),
                _ => Err(Error::Refused(format!("{name}: {}", s.problem()?))),
            }
        })
    }

    /// Returns the names of the global variables that programs created, in order of creation.
    pub fn names(&mut self) -> Result<Vec<String>, Error> {
        self.enter(|s| {
            let at = s.call("names", &[])?;
            if at == 0 {
                return Err(Error::Refused(s.problem()?));
            }
            let found = decode(&s.result(at)?, 0)?;
            Ok(found.items().unwrap_or_default().iter().filter_map(|name| name.as_str().map(String::from)).collect())
        })
    }

    /// Releases a handle and its copies: the sandbox need not keep their object any longer.
    pub fn release(&mut self, handle: Handle) -> Result<(), Error> {
        self.enter(|s| {
            let seen = s.call("handed", &[])?;
            s.call("release", &[i(handle.id as u32), Val::F64(seen)]).map(|_| ())
        })
    }

    fn files(&mut self, request: Vec<Value>) -> Result<Value, Error> {
        let data = encode(&Value::List(request), "files", UNLIMITED, 0)?;
        let answer = self.enter(|s| {
            let at = s.must(&data)?;
            let found = s.call("files", &[at, i(data.len() as u32)])?;
            if found == 0 {
                return Err(Error::Refused(s.problem()?));
            }
            decode(&s.result(found)?, 0)
        })?;
        match answer.items() {
            Some([Value::Int(0), value]) => Ok(value.clone()),
            Some([Value::Int(number), why]) => Err(Error::File(*number, why.as_str().unwrap_or_default().into())),
            _ => Err(Error::Refused("files: no answer".into())),
        }
    }

    /// Returns the content of a file of programs. It works between runs. A failure is an `Error::File`.
    pub fn read_file(&mut self, path: &str) -> Result<Vec<u8>, Error> {
        match self.files(vec!["read".into(), path.into()])? {
            Value::Bytes(data) => Ok(data),
            _ => Err(Error::Refused("files: no bytes".into())),
        }
    }

    /// Writes a whole file for programs, and creates missing directories. It works between runs. The file does not count as changed. A failure is an `Error::File`.
    pub fn write_file(&mut self, path: &str, data: &[u8]) -> Result<(), Error> {
        self.files(vec!["put".into(), path.into(), Value::Bytes(data.to_vec())]).map(|_| ())
    }

    /// Returns the entries of a directory of programs, sorted by name: each name, and whether it is a directory. It works between runs. A failure is an `Error::File`.
    pub fn list_files(&mut self, path: &str) -> Result<Vec<(String, bool)>, Error> {
        let found = self.files(vec!["list".into(), path.into()])?;
        let entry = |one: &Value| Some((one.items()?.first()?.as_str()?.to_string(), one.items()?.get(1)?.as_str()? == "dir"));
        Ok(found.items().unwrap_or_default().iter().filter_map(entry).collect())
    }

    /// Removes a file, or a directory with everything in it. It works between runs. A failure is an `Error::File`.
    pub fn remove_file(&mut self, path: &str) -> Result<(), Error> {
        self.files(vec!["remove".into(), path.into()]).map(|_| ())
    }

    /// Returns the changes that programs made to files, sorted by path. It works between runs.
    pub fn changed(&mut self) -> Result<Vec<Change>, Error> {
        let found = self.files(vec!["changed".into()])?;
        let change = |one: &Value| Some(Change { path: one.items()?.first()?.as_str()?.into(), kind: one.items()?.get(1)?.as_str()?.into() });
        Ok(found.items().unwrap_or_default().iter().filter_map(change).collect())
    }

    /// Returns the whole session as bytes: variables, files, and a paused run. `restore` creates a sandbox from them. `Error::Snapshot`: the state cannot be dumped.
    pub fn dump(&mut self) -> Result<Vec<u8>, Error> {
        self.enter(|s| {
            let at = s.whole("dump", &[])?;
            if at == 0 {
                return Err(Error::Snapshot(s.problem()?));
            }
            s.result(at)
        })
    }

    /// Creates an independent sandbox in the same state, with the same options.
    pub fn fork(&mut self) -> Result<Sandbox, Error> {
        Sandbox::restore(&self.dump()?, self.options.clone())
    }

    /// Drops everything that programs did, as if the sandbox were created again with its options. Its cancellers still work.
    pub fn reset(&mut self) -> Result<(), Error> {
        *self = Self::with(self.options.clone(), self.cancelled.clone())?;
        Ok(())
    }
}

fn limit_number(name: &str) -> Result<Val, Error> {
    let found = LIMIT_NUMBERS.iter().find(|(known, _)| *known == name);
    found.map(|(_, n)| Val::I32(*n)).ok_or_else(|| Error::Refused(format!("limits: {name}: there is no such limit")))
}

fn checked(s: &mut Store<Host>, done: u64, what: &str) -> Result<(), Error> {
    match done {
        0 => Err(Error::Refused(format!("{what}: {}", s.problem()?))),
        _ => Ok(()),
    }
}

/// Any text can name a variable: a null character is C0 80.
fn name_bytes(name: &str) -> Vec<u8> {
    let mut data: Vec<u8> = name.bytes().flat_map(|b| if b == 0 { vec![0xC0, 0x80] } else { vec![b] }).collect();
    data.push(0);
    data
}

// ---- parts of an outcome ----

fn text_of(value: Option<&Value>) -> String {
    match value {
        Some(Value::Str(text)) => text.clone(),
        Some(Value::Surrogates(data)) => String::from_utf8_lossy(data).into_owned(),
        _ => String::new(),
    }
}

fn number_of(value: Option<&Value>) -> f64 {
    match value {
        Some(Value::Int(n)) => *n as f64,
        Some(Value::BigInt(n)) => u64::try_from(n).map_or(f64::INFINITY, |n| n as f64),
        Some(Value::Float(x)) => *x,
        _ => 0.0,
    }
}

fn bytes_of(value: Option<&Value>) -> &[u8] {
    match value {
        Some(Value::Bytes(data)) => data,
        _ => &[],
    }
}

/// A function as the module takes it.
fn declared(f: &Function) -> Value {
    fields([("awaitable", f.awaitable.into()), ("signature", f.signature.clone().into()), ("doc", f.doc.clone().into())])
}

fn usage_of(outcome: &Value) -> Usage {
    let found = outcome.get("usage").and_then(Value::items).unwrap_or(&[]);
    usage(|k| number_of(found.get(k)))
}

fn usage(n: impl Fn(usize) -> f64) -> Usage {
    Usage { steps: n(0) as u64, time: n(1), memory: n(2) as u64, peak_memory: n(3) as u64, output: n(4) as u64, calls: n(5) as u64 }
}
