//! Values with serde. Any serializer can write a Value (as JSON, for example), any deserializer can create one, and it converts to any type that can be deserialized.
use crate::{Error, Value};
use num_bigint::BigInt;
use serde::de::value::{MapDeserializer, SeqDeserializer};
use serde::de::{self, Deserialize, DeserializeOwned, Deserializer, IntoDeserializer, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde::forward_to_deserialize_any;
use std::fmt;

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        match self {
            Value::None | Value::Reference(_) => s.serialize_unit(),
            Value::Bool(on) => s.serialize_bool(*on),
            Value::Int(n) => s.serialize_i64(*n),
            Value::BigInt(n) => match u64::try_from(n) {
                Ok(n) => s.serialize_u64(n),
                Err(_) => s.serialize_str(&n.to_string()),
            },
            Value::Float(x) => s.serialize_f64(*x),
            Value::Complex(re, im) => s.collect_seq([re, im]),
            Value::Str(text) | Value::Constant(text) | Value::Date(text) => s.serialize_str(text),
            Value::Surrogates(data) => s.serialize_str(&String::from_utf8_lossy(data)),
            Value::Bytes(data) | Value::Bytearray(data) => s.serialize_bytes(data),
            Value::List(items) | Value::Tuple(items) | Value::Set(items) | Value::FrozenSet(items) | Value::Moment(_, items) => s.collect_seq(items),
            Value::Range(parts) => s.collect_seq(parts.iter()),
            Value::Dict(pairs) => write_map(s, pairs),
            Value::Exception(e) => s.serialize_str(&format!("{}: {}", e.kind, e.message)),
            Value::Handle(handle) => match &handle.fields {
                Some(pairs) => write_map(s, pairs),
                None => s.serialize_str(handle.text.as_ref().unwrap_or(&handle.repr)),
            },
            Value::HostObject(key) => key.serialize(s),
        }
    }
}

fn write_map<S: Serializer>(s: S, pairs: &[(Value, Value)]) -> Result<S::Ok, S::Error> {
    let mut map = s.serialize_map(Some(pairs.len()))?;
    for (key, value) in pairs {
        match key {
            Value::Str(_) | Value::Int(_) | Value::Bool(_) => map.serialize_entry(key, value)?,
            other => map.serialize_entry(&format!("{other:?}"), value)?,
        }
    }
    map.end()
}

struct Maker;

macro_rules! visit {
    ($($name:ident: $kind:ty),*) => { $(fn $name<E: de::Error>(self, v: $kind) -> Result<Value, E> { Ok(v.into()) })* };
}

impl<'de> Visitor<'de> for Maker {
    type Value = Value;
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value that Python has")
    }
    visit!(visit_bool: bool, visit_i64: i64, visit_u64: u64, visit_f64: f64, visit_str: &str, visit_string: String);
    fn visit_i128<E: de::Error>(self, v: i128) -> Result<Value, E> {
        Ok(BigInt::from(v).into())
    }
    fn visit_bytes<E: de::Error>(self, v: &[u8]) -> Result<Value, E> {
        Ok(Value::Bytes(v.to_vec()))
    }
    fn visit_unit<E: de::Error>(self) -> Result<Value, E> {
        Ok(Value::None)
    }
    fn visit_none<E: de::Error>(self) -> Result<Value, E> {
        Ok(Value::None)
    }
    fn visit_some<D: Deserializer<'de>>(self, d: D) -> Result<Value, D::Error> {
        Value::deserialize(d)
    }
    fn visit_newtype_struct<D: Deserializer<'de>>(self, d: D) -> Result<Value, D::Error> {
        Value::deserialize(d)
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Value, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = seq.next_element()? {
            items.push(item);
        }
        Ok(Value::List(items))
    }
    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        let mut pairs = Vec::new();
        while let Some(pair) = map.next_entry()? {
            pairs.push(pair);
        }
        Ok(Value::Dict(pairs))
    }
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        d.deserialize_any(Maker)
    }
}

impl de::Error for Error {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Error::Value(message.to_string())
    }
}

impl<'de> IntoDeserializer<'de, Error> for Value {
    type Deserializer = Self;
    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for Value {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, v: V) -> Result<V::Value, Error> {
        match self {
            Value::None | Value::Reference(_) => v.visit_unit(),
            Value::Bool(on) => v.visit_bool(on),
            Value::Int(n) => v.visit_i64(n),
            Value::BigInt(n) => match u64::try_from(&n) {
                Ok(n) => v.visit_u64(n),
                Err(_) => v.visit_string(n.to_string()),
            },
            Value::Float(x) => v.visit_f64(x),
            Value::Str(text) | Value::Constant(text) | Value::Date(text) => v.visit_string(text),
            Value::Surrogates(data) => v.visit_string(String::from_utf8_lossy(&data).into_owned()),
            Value::Bytes(data) | Value::Bytearray(data) => v.visit_byte_buf(data),
            Value::List(items) | Value::Tuple(items) | Value::Set(items) | Value::FrozenSet(items) | Value::Moment(_, items) => read_items(items, v),
            Value::Complex(re, im) => read_items(vec![re.into(), im.into()], v),
            Value::Range(parts) => read_items(parts.to_vec(), v),
            Value::Dict(pairs) => read_pairs(pairs, v),
            Value::Exception(e) => v.visit_string(format!("{}: {}", e.kind, e.message)),
            Value::Handle(handle) => match handle.fields {
                Some(pairs) => read_pairs(pairs, v),
                None => v.visit_string(handle.text.unwrap_or(handle.repr)),
            },
            Value::HostObject(key) => key.deserialize_any(v),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, v: V) -> Result<V::Value, Error> {
        match self {
            Value::None => v.visit_none(),
            other => v.visit_some(other),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, v: V) -> Result<V::Value, Error> {
        v.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(self, name: &'static str, variants: &'static [&'static str], v: V) -> Result<V::Value, Error> {
        match self {
            Value::Str(text) => text.into_deserializer().deserialize_enum(name, variants, v),
            _ => Err(Error::Value(format!("a str was expected, for {name}"))),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

fn read_items<'de, V: Visitor<'de>>(items: Vec<Value>, v: V) -> Result<V::Value, Error> {
    let mut seq = SeqDeserializer::new(items.into_iter());
    let found = v.visit_seq(&mut seq)?;
    seq.end()?;
    Ok(found)
}

fn read_pairs<'de, V: Visitor<'de>>(pairs: Vec<(Value, Value)>, v: V) -> Result<V::Value, Error> {
    let mut map = MapDeserializer::new(pairs.into_iter());
    let found = v.visit_map(&mut map)?;
    map.end()?;
    Ok(found)
}

/// Converts a value to any type that serde can deserialize: lists, tuples and sets to sequences, dicts and dataclasses to maps and structs.
pub fn from_value<T: DeserializeOwned>(value: Value) -> Result<T, Error> {
    T::deserialize(value)
}
