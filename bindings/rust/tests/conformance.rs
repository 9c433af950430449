//! The list that every host runs (tests/conformance), in this crate.
use hognose::{Canceller, Error, Exception, Function, Limits, Options, RunOptions, RunResult, Sandbox, Step, Value};
use serde_json::Value as Json;
use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex};

/// A value as JSON has it: a tuple is a list, and what has no value says so.
fn plain(value: &Value) -> Json {
    serde_json::to_value(value).unwrap()
}

fn same(what: &str, found: Json, wanted: &Json) {
    // 1 and 1.0 are one number in JSON.
    fn floats(v: &Json) -> Json {
        match v {
            Json::Number(n) => n.as_f64().into(),
            Json::Array(items) => items.iter().map(floats).collect(),
            Json::Object(all) => Json::Object(all.iter().map(|(k, v)| (k.clone(), floats(v))).collect()),
            other => other.clone(),
        }
    }
    assert_eq!(floats(&found), floats(wanted), "{what}");
}

struct Case<'a> {
    given: &'a Json,
    sandbox: Sandbox,
    counted: HashMap<String, u64>,
    cancel: Arc<Mutex<Option<Canceller>>>,
}

fn value_of(json: &Json) -> Value {
    serde_json::from_value(json.clone()).unwrap()
}

fn limits(given: &Json) -> Limits {
    let mut found = Limits::new();
    for (name, most) in given.as_object().into_iter().flatten() {
        found = found.with(name, most.as_f64().unwrap());
    }
    found
}

fn options(given: &Json, cancel: &Arc<Mutex<Option<Canceller>>>, files: bool) -> Options {
    let mut o = Options::default().limits(limits(&given["limits"]));
    let echo = || Function::new(|args| Ok(args[0].clone()));
    let fail = || Function::new(|args| Err(Exception::new("ValueError", args[0].as_str().unwrap())));
    for (name, kind) in given["functions"].as_object().into_iter().flatten() {
        let cancel = cancel.clone();
        let f = match kind.as_str().unwrap() {
            "echo" => echo(),
            "later" => echo().awaitable(),
            "fail" => fail(),
            "later_fail" => fail().awaitable(),
            "missing" => Function::new(|_| {
                let read = std::fs::read("/nope.txt").map_err(|error| Exception::from(error).with_file("/nope.txt"))?;
                Ok(Value::Bytes(read))
            }),
            "caused" => Function::new(|_| Err(Exception::new("ValueError", "outer").caused_by(Exception::new("TypeError", "inner")))),
            "grouped" => Function::new(|_| Err(Exception::group("both", vec![Exception::new("ValueError", "a"), Exception::new("TypeError", "b")]))),
            "extended" => Function::new(|_| Err(Exception::new("CodeError", "no").extends("ValueError"))),
            "unfit" => Function::new(|_| Ok((0..300).fold(Value::None, |inner, _| Value::List(vec![inner])))),
            "cancel" => Function::new(move |_| {
                cancel.lock().unwrap().as_ref().unwrap().cancel();
                Ok(Value::None)
            }),
            "hand" => Function::by_hand(),
            _ => Function::by_hand().awaitable(),
        };
        o = o.function(name, f);
    }
    if files {
        o.files = given["files"].as_object().into_iter().flatten().map(|(path, text)| (path.clone(), text.as_str().unwrap().into())).collect();
    }
    o
}

fn run_options(what: &Json) -> RunOptions {
    let inputs = what["inputs"].as_object().into_iter().flatten().map(|(name, value)| (name.clone(), value_of(value))).collect();
    RunOptions { inputs, limits: limits(&what["limits"]), filename: what["filename"].as_str().map(Into::into), ..Default::default() }
}

/// A dump with every so many-th byte changed is refused, or its run resumes without a crash.
fn damage(dump: &[u8], each: usize) {
    for at in (0..dump.len()).step_by(each) {
        let mut bad = dump.to_vec();
        bad[at] ^= 0x55;
        match Sandbox::restore(&bad, Options::default().limits(Limits::new().with("time", 1000.0))) {
            Err(Error::Snapshot(_)) => {}
            Err(other) => panic!("{other:?}"),
            Ok(mut taken) => {
                let mut found = taken.step();
                if matches!(found, Ok(Some(Step::Call { .. }))) {
                    found = taken.resume(1).map(Some);
                }
                assert!(!matches!(found, Err(Error::Crash(_))));
            }
        }
    }
}

impl<'a> Case<'a> {
    fn new(given: &'a Json) -> Self {
        let cancel = Arc::default();
        let sandbox = Sandbox::new(options(given, &cancel, true)).unwrap();
        Case { given, sandbox, counted: HashMap::new(), cancel }
    }

    fn reopen(&self, dump: &[u8]) -> Sandbox {
        Sandbox::restore(dump, options(self.given, &self.cancel, false)).unwrap()
    }

    fn expect(&mut self, what: &Json, found: Result<RunResult, Error>) {
        match found {
            Err(Error::Python(e)) if !what["error"].is_null() => {
                let found = serde_json::json!({"type": e.kind, "text": e.text, "traceback": e.traceback, "exit": e.exit});
                for (name, wanted) in what["error"].as_object().unwrap() {
                    same(name, found[name].clone(), wanted);
                }
                if let Some(stdout) = what.get("stdout") {
                    same("stdout", e.ended.stdout.into(), stdout);
                }
            }
            Err(Error::Limit(e)) if !what["limit"].is_null() => same("limit", e.kind.into(), &what["limit"]),
            Ok(r) if what["error"].is_null() && what["limit"].is_null() => {
                if let Some(value) = what.get("value") {
                    same("value", r.value.as_ref().map_or("nothing".into(), plain), value);
                }
                if let Some(repr) = what.get("repr") {
                    same("repr", r.repr.into(), repr);
                }
                if let Some(stdout) = what.get("stdout") {
                    same("stdout", r.stdout.into(), stdout);
                }
                if let Some(into) = what.get("into") {
                    self.sandbox.set(into.as_str().unwrap(), r.value.unwrap()).unwrap();
                }
                if let Some(word) = what.get("steps_as") {
                    let before = *self.counted.entry(word.to_string()).or_insert(r.usage.steps);
                    assert_eq!(r.usage.steps, before);
                }
            }
            other => panic!("{what} came to {other:?}"),
        }
    }

    /// What the list does at a pause, besides answering.
    fn paused(&mut self, pause: &Json) {
        if let Some(each) = pause["damage"].as_u64() {
            damage(&self.sandbox.dump().unwrap(), each as usize);
        }
        if let Some(name) = pause["get"].as_str() {
            match self.sandbox.get(name) {
                Err(Error::Limit(e)) => same("limit", e.kind.into(), &pause["limit"]),
                other => panic!("{other:?}"),
            }
        }
    }

    fn hand(&mut self, what: &Json) -> Result<RunResult, Error> {
        let mut step = self.sandbox.start(what["start"].as_str().unwrap(), run_options(what))?;
        let mut deferred = Vec::new();
        for pause in what["steps"].as_array().unwrap() {
            if pause.get("dump").is_some() {
                let dump = self.sandbox.dump().unwrap();
                self.sandbox = self.reopen(&dump);
                step = self.sandbox.step().unwrap().unwrap();
            }
            if let Some(n) = pause.get("settle") {
                assert!(matches!(step, Step::Waiting { .. }));
                step = self.sandbox.settle(deferred[n.as_u64().unwrap() as usize], Ok(value_of(&pause["answer"])))?;
                continue;
            }
            let Step::Call { id, name, args, kwargs } = step else { panic!("{step:?}") };
            same("name", name.into(), &pause["call"]);
            if let Some(wanted) = pause.get("args") {
                same("args", plain(&Value::List(args)), wanted);
            }
            if let Some(wanted) = pause.get("kwargs") {
                same("kwargs", plain(&Value::Dict(kwargs.into_iter().map(|(k, v)| (k.into(), v)).collect())), wanted);
            }
            self.paused(pause);
            step = if pause.get("defer").is_some() {
                deferred.push(id);
                self.sandbox.defer()?
            } else if let Some(kind) = pause.get("raise") {
                self.sandbox.raise(Exception::new(kind.as_str().unwrap(), "k"))?
            } else {
                self.sandbox.resume(value_of(&pause["answer"]))?
            };
        }
        match step {
            Step::Complete(r) => Ok(*r),
            other => panic!("{other:?}"),
        }
    }

    fn round(&mut self, expression: &str) {
        self.sandbox.run(&format!("import datetime\nbefore = {expression}")).unwrap();
        let value = self.sandbox.get("before").unwrap().unwrap();
        self.sandbox.set("after", value).unwrap();
        let r = self.sandbox.run("before == after and type(before) is type(after) and repr(before) == repr(after)").unwrap();
        assert_eq!(r.value, Some(Value::Bool(true)), "{expression}");
    }

    fn inside(&mut self, sandbox: Sandbox, does: &Json) {
        let before = std::mem::replace(&mut self.sandbox, sandbox);
        for what in does.as_array().unwrap() {
            self.act(what);
        }
        self.sandbox = before;
    }

    fn run(&mut self, what: &Json) {
        *self.cancel.lock().unwrap() = Some(self.sandbox.canceller());
        let found = self.sandbox.run_with(what["run"].as_str().unwrap(), run_options(what));
        if let Some(text) = what["invalid"].as_str() {
            let said = found.unwrap_err().to_string();
            return assert!(said.contains(text), "{said}");
        }
        self.expect(what, found);
    }

    fn act(&mut self, what: &Json) {
        let text = |name: &str| what.get(name).and_then(Json::as_str);
        if what.get("run").is_some() {
            self.run(what);
        } else if what.get("start").is_some() {
            let found = self.hand(what);
            self.expect(what, found);
        } else if let Some(expression) = text("round") {
            self.round(expression);
        } else if let Some(name) = text("set") {
            self.sandbox.set(name, value_of(&what["to"])).unwrap();
        } else if let Some(name) = text("get") {
            same("value", plain(&self.sandbox.get(name).unwrap().unwrap()), &what["value"]);
        } else if let Some(names) = what.get("names") {
            same("names", self.sandbox.names().unwrap().into(), names);
        } else if let Some(name) = text("delete") {
            same("there", self.sandbox.delete(name).unwrap().into(), &what["there"]);
        } else if let Some(path) = text("file") {
            same("text", String::from_utf8(self.sandbox.read_file(path).unwrap()).unwrap().into(), &what["text"]);
        } else {
            self.act_more(what);
        }
    }

    fn act_more(&mut self, what: &Json) {
        if let Some(wanted) = what.get("changed") {
            let found: Vec<Json> = self.sandbox.changed().unwrap().into_iter().map(|c| serde_json::json!({"path": c.path, "kind": c.kind})).collect();
            same("changed", found.into(), wanted);
        } else if what.get("dump").is_some() {
            let dump = self.sandbox.dump().unwrap();
            self.sandbox = self.reopen(&dump);
        } else if let Some(does) = what.get("fork") {
            let fork = self.sandbox.fork().unwrap();
            self.inside(fork, does);
        } else if let Some(does) = what.get("other") {
            let other = Sandbox::new(options(self.given, &self.cancel, true)).unwrap();
            self.inside(other, does);
        } else if what.get("reset").is_some() {
            self.sandbox.reset().unwrap();
        } else {
            let mut dump = self.sandbox.dump().unwrap();
            match what["refused"].as_str().unwrap() {
                "empty" => dump.clear(),
                "text" => dump = b"snapshot".to_vec(),
                "short" => dump.truncate(10),
                "half" => dump.truncate(dump.len() / 2),
                "longer" => dump.push(0),
                "whole" => {}
                _ => dump[4] ^= 255,
            }
            assert!(matches!(Sandbox::restore(&dump, Options::default()), Err(Error::Snapshot(_))), "{what}");
        }
    }
}

#[test]
fn conformance() {
    let list = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/conformance");
    let mut cases = 0;
    for path in std::fs::read_dir(list).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.extension().is_some_and(|e| e == "json")) {
        let all: Vec<Json> = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
        for given in &all {
            println!("{}: {}", path.display(), given["name"]);
            let mut case = Case::new(given);
            for what in given["does"].as_array().unwrap() {
                case.act(what);
            }
            cases += 1;
        }
    }
    println!("{cases} cases");
    assert!(cases > 30);
}
