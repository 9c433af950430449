//! What concerns this host alone: its README, its values, and that no program gets past it.
use hognose::{from_value, Error, Exception, Function, Limits, Options, RunOptions, Sandbox, Step, Value};
use serde::Deserialize;

#[test]
fn the_readme() {
    // README.md begins with these lines.
    let price = Function::new(|args| match args[0].as_str() {
        Some("lamp") => Ok(25.into()),
        _ => Err(Exception::new("KeyError", "no such thing")),
    });
    let limits = Limits::new().with("time", 1000.0).with("memory", (32 << 20) as f64);
    let mut sandbox = Sandbox::new(Options::default().function("price", price).limits(limits)).unwrap();
    let result = sandbox.run_with("print('looking'); n * price('lamp')", RunOptions::default().input("n", 2)).unwrap();
    println!("{:?} {} {}", result.value, result.stdout, result.usage.steps);
    println!("{}", sandbox.run("while True: pass").unwrap_err());

    assert_eq!((result.value, result.stdout.as_str()), (Some(Value::Int(50)), "looking\n"));
    let here: Vec<&str> = include_str!("host.rs").lines().map(str::trim).collect();
    let block = include_str!("../README.md").split("```").nth(1).unwrap();
    for line in block.lines().skip(1).filter(|line| !line.starts_with("use ")) {
        assert!(here.contains(&line.trim()), "{line}");
    }
}

#[test]
fn limits_hold() {
    let mut sandbox = Sandbox::new(Options::default().limits(Limits::new().with("memory", 8e6).with("time", 100.0))).unwrap();
    for (code, kind) in [("x = 'a' * (1 << 30)", "memory"), ("x = []\nwhile True: x.append('a' * 10000)", "memory"), ("while True: pass", "time")] {
        match sandbox.run(code) {
            Err(Error::Limit(e)) => assert_eq!(e.kind, kind, "{code}"),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(sandbox.run("x = None\n1 + 1").unwrap().value, Some(Value::Int(2)));
}

#[test]
fn a_restore_has_the_limits_of_its_sandbox() {
    let large = || Options::default().limits(Limits::new().with("memory", (100 << 20) as f64).with("time", 60_000.0));
    let mut sandbox = Sandbox::new(large()).unwrap();
    sandbox.run("x = b'a' * (75 << 20)").unwrap();
    let dump = sandbox.dump().unwrap();
    let mut other = Sandbox::restore(&dump, large()).unwrap();
    assert_eq!(other.run("len(x)").unwrap().value, Some(Value::Int(75 << 20)));
    assert!(matches!(Sandbox::restore(&dump, Options::default()), Err(Error::Snapshot(_))));
}

#[test]
fn damaged_snapshots_are_refused_or_harmless() {
    let mut sandbox = Sandbox::new(Options::default().function("ask", Function::by_hand())).unwrap();
    sandbox.start("sorted([3, 1], key=lambda n: ask(n))", RunOptions::default()).unwrap();
    let dump = sandbox.dump().unwrap();
    for at in (0..dump.len()).step_by(7) {
        let mut bad = dump.clone();
        bad[at] ^= 0x55;
        match Sandbox::restore(&bad, Options::default()) {
            Err(Error::Snapshot(_)) => {}
            Err(other) => panic!("{other:?}"),
            Ok(mut taken) => assert!(!matches!(taken.step(), Err(Error::Crash(_)))),
        }
    }
    let mut again = Sandbox::restore(&dump, Options::default()).unwrap();
    let mut step = again.step().unwrap().unwrap();
    while let Step::Call { args, .. } = step {
        step = again.resume(args[0].clone()).unwrap();
    }
    assert!(matches!(step, Step::Complete(r) if r.repr == "[1, 3]"));
}

#[test]
fn values_are_those_of_serde() {
    #[derive(Deserialize, PartialEq, Debug)]
    struct Item {
        name: String,
        tags: Vec<u8>,
        price: Option<f64>,
    }
    let mut sandbox = Sandbox::new(Options::default()).unwrap();
    let code = "from dataclasses import dataclass\n@dataclass\nclass Item:\n    name: str\n    tags: tuple\n    price: object = None\n[Item('a', (1, 2)), {'name': 'b', 'tags': [], 'price': 1.5}]";
    let found: Vec<Item> = from_value(sandbox.run(code).unwrap().value.unwrap()).unwrap();
    assert_eq!(found, [Item { name: "a".into(), tags: vec![1, 2], price: None }, Item { name: "b".into(), tags: vec![], price: Some(1.5) }]);
    let Value::Handle(double) = sandbox.run("lambda n: n * 2").unwrap().value.unwrap() else { panic!() };
    assert_eq!(sandbox.call(&double, vec![21.into()]).unwrap().value, Some(Value::Int(42)));
    assert!(from_value::<Vec<u8>>(sandbox.run("[300]").unwrap().value.unwrap()).is_err());
}

#[test]
fn a_panic_goes_on_in_the_caller() {
    let mut sandbox = Sandbox::new(Options::default().function("panics", Function::new(|_| panic!("mine")))).unwrap();
    let failure = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| sandbox.run("try:\n    panics()\nexcept BaseException: pass").map(|_| ()))).unwrap_err();
    assert_eq!(failure.downcast_ref::<&str>(), Some(&"mine"));
    assert_eq!(sandbox.run("2").unwrap().value, Some(Value::Int(2)));
}

#[test]
fn options_of_a_run() {
    let mut sandbox = Sandbox::new(Options::default().function("ask", Function::by_hand())).unwrap();
    let limits = |name: &str, most: f64| RunOptions { limits: Limits::new().with(name, most), ..Default::default() };
    for (options, wanted) in [
        (limits("depth", 1.0), "limits.depth: the depth limit must be between 10 and 1,000,000"),
        (limits("step", 1.0), "limits.step: there is no such limit"),
        (limits("memory", 1e9), "limits: memory: a run's cannot be above the sandbox's"),
    ] {
        assert_eq!(sandbox.run_with("1", options).unwrap_err().to_string(), wanted);
    }
    // A limit of the run, which a variable reaches at a pause. The run continues, and its limits end with it.
    let step = sandbox.start("large = [0] * 50\nask()\nask(globals()['\\0'])", limits("valueItems", 9.0).input("\0", 7)).unwrap();
    assert!(matches!(step, Step::Call { .. }));
    assert!(matches!(sandbox.get("large"), Err(Error::Limit(e)) if e.kind == "valueItems" && e.limit == 9.0));
    assert!(matches!(sandbox.resume(Value::None).unwrap(), Step::Call { args, .. } if args == [Value::Int(7)]));
    assert!(matches!(sandbox.resume(8).unwrap(), Step::Complete(r) if r.value == Some(Value::Int(8)) && r.repr == "8"));
    assert_eq!(sandbox.get("large").unwrap().unwrap().items().map(<[Value]>::len), Some(50));
    let error = sandbox.run_with("import sys\nsys.exit(3)", RunOptions { filename: Some("p.py".into()), ..Default::default() }).unwrap_err();
    assert!(matches!(error, Error::Python(e) if e.exit == Some(3) && e.traceback.contains("p.py") && e.details.is_some()));
}
