//! What concerns this host alone: its README, its values, and that no program gets past it.
use hognose::{from_value, Error, Exception, Function, Limits, Options, RunOptions, Sandbox, Value};
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
    let mut sandbox = Sandbox::new(Options::default()).unwrap();
    let options = RunOptions { limits: Limits::new().with("step", 1.0), ..Default::default() };
    assert_eq!(sandbox.run_with("1", options).unwrap_err().to_string(), "limits.step: there is no such limit");
    assert_eq!(sandbox.run_with("globals()['\\0']", RunOptions::default().input("\0", 7)).unwrap().value, Some(Value::Int(7)));
    let error = sandbox.run("1 / 0").unwrap_err();
    assert!(matches!(error, Error::Python(e) if e.details.is_some()));
}
