//! The module under wasmtime: compiled once, instances of it, and calls in and out. The only file that knows of wasmtime.
use crate::abi::{outcome, problem, state, ABI_VERSION, SCRATCH};
use crate::functions::{Function, Reply};
use crate::value::{decode, encode, fields, Exception, Most, Value, UNLIMITED};
use crate::Error;
use std::any::Any;
use std::collections::{HashMap, HashSet};
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::Sender;
use std::sync::{Arc, OnceLock};
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use wasmtime::{AsContextMut, Caller, Config, Engine, Extern, Instance, InstancePre, Linker, Module, Store, StoreLimits, StoreLimitsBuilder, Val};

const PAGE: usize = 65536;
static WASM: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/hognose.wasm"));

/// The answer of a handler that ran in a separate thread, with the number of its call.
pub(crate) type Arrival = (u32, Reply);

/// One session's side of the host.
pub(crate) struct Host {
    pub functions: HashMap<String, Function>,
    pub out: Vec<u8>,
    pub err: Vec<u8>,
    pub most: Most,
    /// The caller resumes the run step by step.
    pub steps: bool,
    pub going: bool,
    pub cancelled: Arc<AtomicBool>,
    /// The calls whose handlers run in threads.
    pub waits: HashSet<u32>,
    pub arrive: Sender<Arrival>,
    /// What a host function panicked with.
    pub failure: Option<Box<dyn Any + Send>>,
    pub session: u64,
    told: bool,
    held: Option<(u32, bool, Vec<u8>)>,
    began: Instant,
    instance: Option<Instance>,
    limits: StoreLimits,
    at: u32,
    scratch: u32,
    used: u32,
    spilled: Vec<u32>,
    pub dead: Option<String>,
}

struct Compiled {
    pre: InstancePre<Host>,
    size: usize,
}

fn compiled() -> Result<&'static Compiled, Error> {
    static FOUND: OnceLock<Result<Compiled, String>> = OnceLock::new();
    FOUND.get_or_init(|| compile().map_err(|e| format!("{e:#}"))).as_ref().map_err(|why| Error::Refused(why.clone()))
}

fn compile() -> wasmtime::Result<Compiled> {
    let engine = Engine::new(&Config::new())?;
    let module = Module::new(&engine, WASM)?;
    let mut linker = Linker::new(&engine);
    linker.func_wrap("hognose", "host_write", host_write)?;
    linker.func_wrap("hognose", "host_now", host_now)?;
    linker.func_wrap("hognose", "host_call", host_call)?;
    linker.func_wrap("hognose", "host_entropy", host_entropy)?;
    let size = module.exports().find_map(|e| e.ty().memory().map(|m| m.minimum() as usize * PAGE)).unwrap_or(0);
    Ok(Compiled { pre: linker.instantiate_pre(&module)?, size })
}

/// An instance whose memory may grow by `more` bytes.
pub(crate) fn open(functions: HashMap<String, Function>, most: Most, more: usize, arrive: Sender<Arrival>, cancelled: Arc<AtomicBool>) -> Result<Store<Host>, Error> {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let compiled = compiled()?;
    let limits = StoreLimitsBuilder::new().memory_size(compiled.size + more + PAGE).build();
    let host = Host {
        functions, most, cancelled, arrive, limits, out: Vec::new(), err: Vec::new(), steps: false, going: false, told: false, waits: HashSet::new(), failure: None, held: None,
        session: NEXT.fetch_add(1, Ordering::Relaxed), began: Instant::now(), instance: None, at: 0, scratch: 0, used: 0, spilled: Vec::new(), dead: None,
    };
    let mut store = Store::new(compiled.pre.module().engine(), host);
    store.limiter(|host| &mut host.limits);
    let crash = |e: wasmtime::Error| Error::Crash(e.root_cause().to_string());
    let instance = compiled.pre.instantiate(&mut store).map_err(crash)?;
    store.data_mut().instance = Some(instance);
    let found = store.abi("version", &[])?;
    let session = instance.get_global(&mut store, "hn_abi_session").and_then(|g| g.get(&mut store).i32());
    let (Some(session), true) = (session, found == ABI_VERSION as u64) else {
        return Err(Error::Refused(format!("the module has version {found} of the interface, and this crate needs version {ABI_VERSION}")));
    };
    store.data_mut().at = session as u32;
    store.data_mut().scratch = store.call("scratch", &[])? as u32;
    Ok(store)
}

/// An argument that is a whole number.
pub(crate) fn i(n: u32) -> Val {
    Val::I32(n as i32)
}

/// Calls of the module, from without and from within its imports.
pub(crate) trait Abi: AsContextMut<Data = Host> + Sized {
    /// Calls hn_abi_`name`. A float comes as its bits.
    fn abi(&mut self, name: &str, args: &[Val]) -> Result<u64, Error> {
        let mut cx = self.as_context_mut();
        if let Some(why) = &cx.data().dead {
            return Err(Error::Crash(why.clone()));
        }
        let instance = cx.data().instance.ok_or_else(|| Error::Crash("there is no instance".into()))?;
        let function = instance.get_func(&mut cx, &format!("hn_abi_{name}")).ok_or_else(|| Error::Crash(format!("the module has no {name}")))?;
        let gives = function.ty(&cx).results().len();
        let mut found = [Val::I32(0)];
        if let Err(error) = function.call(&mut cx, args, &mut found[..gives]) {
            // A trap, or what an import left in the middle: the module is not used again.
            let why = error.root_cause().to_string();
            cx.data_mut().dead.get_or_insert(why.clone());
            return Err(Error::Crash(why));
        }
        Ok(match found[0] {
            Val::I32(n) => n as u32 as u64,
            Val::F64(bits) => bits,
            _ => 0,
        })
    }

    /// The same with the session first.
    fn call(&mut self, name: &str, args: &[Val]) -> Result<u64, Error> {
        let at = self.as_context_mut().data().at;
        let mut all = vec![i(at)];
        all.extend_from_slice(args);
        self.abi(name, &all)
    }

    /// As `call`, until it is finished: with slices on, an export may end in the middle of its work.
    fn whole(&mut self, name: &str, args: &[Val]) -> Result<u64, Error> {
        loop {
            let found = self.call(name, args)?;
            if found != 0 || self.call("problem_code", &[])? as i32 != problem::SLICED {
                return Ok(found);
            }
        }
    }

    fn number(&mut self, name: &str, args: &[Val]) -> Result<f64, Error> {
        self.call(name, args).map(f64::from_bits)
    }

    fn state(&mut self, name: &str, args: &[Val]) -> Result<i32, Error> {
        self.call(name, args).map(|n| n as i32)
    }

    fn memory(&mut self) -> Result<wasmtime::Memory, Error> {
        let mut cx = self.as_context_mut();
        let found = cx.data().instance.and_then(|instance| instance.get_export(&mut cx, "memory"));
        found.and_then(Extern::into_memory).ok_or_else(|| Error::Crash("the module has no memory".into()))
    }

    /// A copy of n bytes.
    fn read(&mut self, at: u32, n: u32) -> Result<Vec<u8>, Error> {
        let memory = self.memory()?;
        let data = memory.data(self.as_context_mut());
        let found = data.get(at as usize..at as usize + n as usize);
        found.map(<[u8]>::to_vec).ok_or_else(|| Error::Crash("the module gave an address outside of its memory".into()))
    }

    fn write(&mut self, at: u32, data: &[u8]) -> Result<(), Error> {
        let memory = self.memory()?;
        memory.write(self.as_context_mut(), at as usize, data).map_err(|_| Error::Crash("the module gave an address outside of its memory".into()))
    }

    /// The bytes that an export just gave; none for 0.
    fn result(&mut self, at: u64) -> Result<Vec<u8>, Error> {
        if at == 0 {
            return Ok(Vec::new());
        }
        let n = self.call("length", &[])? as u32;
        self.read(at as u32, n)
    }

    fn text(&mut self, name: &str, args: &[Val]) -> Result<String, Error> {
        let at = self.call(name, args)?;
        Ok(String::from_utf8_lossy(&self.result(at)?).into_owned())
    }

    fn problem(&mut self) -> Result<String, Error> {
        self.text("problem", &[])
    }

    /// Puts bytes there until `release`. None: they do not fit the memory.
    fn put(&mut self, data: &[u8]) -> Result<Option<u32>, Error> {
        let n = data.len() as u32;
        let mut cx = self.as_context_mut();
        let host = cx.data_mut();
        let at = if n as usize <= SCRATCH - host.used as usize {
            host.used += n;
            host.scratch + host.used - n
        } else {
            let mut at = self.abi("alloc", &[i(n)])? as u32;
            if at == 0 && !self.as_context_mut().data().going {
                self.call("collect", &[])?; // what fills the memory may be garbage
                at = self.abi("alloc", &[i(n)])? as u32;
            }
            if at == 0 {
                return Ok(None);
            }
            self.as_context_mut().data_mut().spilled.push(at);
            at
        };
        self.write(at, data)?;
        Ok(Some(at))
    }

    /// The address of bytes that have to fit.
    fn must(&mut self, data: &[u8]) -> Result<Val, Error> {
        self.put(data)?.map(i).ok_or_else(|| Error::Refused("the sandbox has no memory left for the data passed to it".into()))
    }

    fn mark(&mut self) -> (u32, usize) {
        let cx = self.as_context_mut();
        (cx.data().used, cx.data().spilled.len())
    }

    /// Frees everything that was put since.
    fn release(&mut self, (used, spilled): (u32, usize)) -> Result<(), Error> {
        self.as_context_mut().data_mut().used = used;
        while self.as_context_mut().data().spilled.len() > spilled {
            let Some(last) = self.as_context_mut().data_mut().spilled.pop() else { break };
            self.abi("free", &[i(last)])?;
        }
        Ok(())
    }
}

impl<T: AsContextMut<Data = Host>> Abi for T {}

// ---- imports: no panic of the host's goes through the module's frames ----

fn guarded<T>(caller: &mut Caller<'_, Host>, otherwise: T, serve: impl FnOnce(&mut Caller<'_, Host>) -> Result<T, Error>) -> wasmtime::Result<T> {
    match catch_unwind(AssertUnwindSafe(|| serve(caller))) {
        Ok(found) => found.map_err(|error| wasmtime::Error::msg(error.to_string())),
        Err(failure) => {
            caller.data_mut().failure.get_or_insert(failure);
            caller.call("cancel", &[]).map_err(|error| wasmtime::Error::msg(error.to_string()))?;
            Ok(otherwise)
        }
    }
}

fn host_write(mut caller: Caller<'_, Host>, stream: i32, at: i32, n: i32) -> wasmtime::Result<()> {
    guarded(&mut caller, (), |caller| {
        let data = caller.read(at as u32, n as u32)?;
        let host = caller.data_mut();
        if stream == 2 { &mut host.err } else { &mut host.out }.extend(data);
        Ok(())
    })
}

fn host_now(mut caller: Caller<'_, Host>, kind: i32) -> wasmtime::Result<f64> {
    guarded(&mut caller, 0.0, |caller| {
        let host = caller.data_mut();
        if host.going && !host.told && host.cancelled.load(Ordering::Relaxed) {
            host.told = true;
            caller.call("cancel", &[])?;
        }
        Ok(match kind {
            0 => SystemTime::now().duration_since(UNIX_EPOCH).map_or(1.0, |d| d.as_nanos() as f64),
            _ => caller.data().began.elapsed().as_nanos() as f64 + 1.0,
        })
    })
}

fn host_entropy(mut caller: Caller<'_, Host>, at: i32, n: i32) -> wasmtime::Result<()> {
    guarded(&mut caller, (), |caller| {
        let mut data = vec![0; n as u32 as usize];
        getrandom::fill(&mut data).map_err(|error| Error::Refused(error.to_string()))?;
        caller.write(at as u32, &data)
    })
}

fn host_call(mut caller: Caller<'_, Host>, name: i32, name_n: i32, request: i32, n: i32) -> wasmtime::Result<i32> {
    guarded(&mut caller, outcome::LATER, |caller| {
        let mark = caller.mark();
        let name = caller.read(name as u32, name_n as u32)?;
        let request = caller.read(request as u32, n as u32)?;
        let found = serve(caller, &String::from_utf8_lossy(&name), &request);
        caller.release(mark)?;
        found
    })
}

fn serve(caller: &mut Caller<'_, Host>, name: &str, request: &[u8]) -> Result<i32, Error> {
    let id = caller.call("call_id", &[])? as u32;
    if let Some((held, raises, data)) = caller.data_mut().held.take().filter(|(held, ..)| *held == id) {
        reply(caller, held, raises, data)?;
        return Ok(outcome::ANSWERED);
    }
    let host = caller.data();
    let function = host.functions.get(name).cloned();
    let awaitable = function.as_ref().is_some_and(|f| f.awaitable);
    let handler = function.and_then(|f| f.handler);
    if host.steps && !name.starts_with('$') && (handler.is_none() || awaitable) {
        return Ok(outcome::PAUSE);
    }
    let answer = match (handler, arguments(request, host.session)) {
        (_, Err(error)) => Err(Exception::new("RuntimeError", error.to_string())),
        (None, _) => Err(Exception::new("RuntimeError", format!("no handler serves {name}(): use start, or give it one"))),
        (Some(handler), Ok((args, kwargs))) if awaitable => {
            caller.data_mut().waits.insert(id);
            let arrive = caller.data().arrive.clone();
            std::thread::spawn(move || {
                let come = catch_unwind(AssertUnwindSafe(|| handler(&args, &kwargs)));
                let _ = arrive.send((id, come.unwrap_or_else(|_| Err(Exception::new("RuntimeError", "the host function panicked")))));
            });
            return Ok(outcome::LATER);
        }
        (Some(handler), Ok((args, kwargs))) => handler(&args, &kwargs),
    };
    let (raises, data) = answer_bytes(caller.data(), name, answer);
    reply(caller, id, raises, data)?;
    Ok(outcome::ANSWERED)
}

/// Positional and keyword arguments.
pub(crate) type Arguments = (Vec<Value>, Vec<(String, Value)>);

/// What a call is made with.
pub(crate) fn arguments(request: &[u8], session: u64) -> Result<Arguments, Error> {
    let Value::List(mut parts) = decode(request, session)? else { return Err(Error::Value("the request is not a call".into())) };
    match (parts.pop(), parts.pop()) {
        (Some(Value::Dict(pairs)), Some(Value::List(args) | Value::Tuple(args))) => {
            Ok((args, pairs.into_iter().filter_map(|(k, v)| Some((k.as_str()?.to_string(), v))).collect()))
        }
        _ => Err(Error::Value("the request is not a call".into())),
    }
}

/// An answer as the module takes it, and whether it is an exception.
pub(crate) fn answer_bytes(host: &Host, name: &str, answer: Reply) -> (bool, Vec<u8>) {
    let error = match answer {
        Ok(value) => match encode(&value, &format!("the result of {name}()"), host.most, host.session) {
            Ok(data) => return (false, data),
            Err(error @ Error::Limit(_)) => Exception::new("ValueError", error.to_string()),
            Err(error) => Exception::new("TypeError", error.to_string()),
        },
        Err(error) => error,
    };
    (true, error_bytes(&error, host))
}

const MOST_RAISED: u32 = 100; // exceptions in one description
const DEEPEST_RAISED: u32 = 16; // of causes and members

fn texts(given: &[String]) -> Value {
    Value::List(given.iter().map(|text| text.as_str().into()).collect())
}

/// An exception as docs/wire-format.md has it. Arguments that cannot cross are left out.
fn described(error: &Exception, host: &Host, depth: u32, left: &mut u32) -> Option<Value> {
    if *left == 0 || depth > DEEPEST_RAISED {
        return None;
    }
    *left -= 1;
    let mut parts = vec![("type", error.kind.as_str().into()), ("message", error.message.as_str().into())];
    if let Some(args) = &error.args {
        let args = Value::Tuple(args.clone());
        if encode(&args, "the exception", host.most, host.session).is_ok() {
            parts.push(("args", args));
        }
    }
    if let Some(system) = &error.system {
        parts.push(("errno", system.name.as_str().into()));
        parts.extend(system.text.as_ref().map(|text| ("strerror", text.as_str().into())));
        let mut files: Vec<Value> = system.files.iter().map(|name| name.as_str().into()).collect();
        if files.len() > 1 {
            files.insert(1, Value::None);
        }
        parts.push(("files", Value::List(files)));
    }
    if !error.bases.is_empty() {
        parts.push(("bases", texts(&error.bases)));
    }
    if !error.notes.is_empty() {
        parts.push(("notes", texts(&error.notes)));
    }
    if let Some(cause) = error.cause.as_ref().and_then(|cause| described(cause, host, depth + 1, left)) {
        parts.push(("cause", cause));
    }
    let members: Vec<Value> = error.members.iter().filter_map(|member| described(member, host, depth + 1, left)).collect();
    if !members.is_empty() {
        parts.push(("exceptions", Value::List(members)));
    }
    Some(fields(parts))
}

/// An error reply; without causes and arguments, if all is too large.
fn error_bytes(error: &Exception, host: &Host) -> Vec<u8> {
    let whole = described(error, host, 0, &mut MOST_RAISED.clone());
    if let Some(Ok(data)) = whole.map(|value| encode(&value, "the exception", host.most, host.session)) {
        return data;
    }
    let plain = [("type", error.kind.as_str().into()), ("message", error.message.as_str().into())];
    encode(&fields(plain), "the exception", UNLIMITED, 0).unwrap_or_default()
}

/// Answers from within host_call. What the module has no memory for is kept: it collects garbage and asks again, or ends the run with that limit.
fn reply(caller: &mut Caller<'_, Host>, id: u32, raises: bool, data: Vec<u8>) -> Result<(), Error> {
    if let Some(at) = caller.put(&data)? {
        if caller.state("answer", &[i(0), i(raises.into()), i(at), i(data.len() as u32)])? == state::READY {
            return Ok(());
        }
    }
    caller.data_mut().held = Some((id, raises, data));
    caller.call("answer_lost", &[]).map(|_| ())
}

impl Host {
    /// A run begins.
    pub fn begin(&mut self, steps: bool, most: Most) {
        self.out.clear();
        self.err.clear();
        self.steps = steps;
        self.most = most;
        self.told = false;
        self.held = None;
        self.waits.clear();
        self.cancelled.store(false, Ordering::Relaxed);
    }
}
