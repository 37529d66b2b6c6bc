//! Writes values of the vocabulary as Rust source: types and variants by name, in the module `effect` or by themselves.

use super::tables::variant;
use serde::ser::{self, Impossible, Serialize};
use std::fmt;

/// Returns a value as Rust source; what cannot be written does not compile and says why.
pub fn source(value: &impl Serialize) -> String {
    value.serialize(Rust).unwrap_or_else(|fault| format!("compile_error!({:?})", fault.0))
}

struct Rust;

/// What has no source.
#[derive(Debug)]
struct Fault(String);

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Fault {}

impl ser::Error for Fault {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self(message.to_string())
    }
}

/// A struct or a variant with parts.
struct Parts {
    text: String,
    close: &'static str,
}

fn path(name: &str, word: &str) -> String {
    format!("effect::{name}::{}", variant(word))
}

macro_rules! no {
    ($($method:ident($($given:ty),*)),* $(,)?) => {
        $(fn $method(self, $(_: $given),*) -> Result<String, Fault> { Err(Fault(stringify!($method).to_owned())) })*
    };
}

impl ser::Serializer for Rust {
    type Ok = String;
    type Error = Fault;
    type SerializeSeq = Impossible<String, Fault>;
    type SerializeTuple = Impossible<String, Fault>;
    type SerializeTupleStruct = Impossible<String, Fault>;
    type SerializeTupleVariant = Parts;
    type SerializeMap = Impossible<String, Fault>;
    type SerializeStruct = Parts;
    type SerializeStructVariant = Parts;

    no! {
        serialize_i16(i16), serialize_i32(i32), serialize_i64(i64), serialize_u16(u16), serialize_u32(u32), serialize_u64(u64),
        serialize_f32(f32), serialize_f64(f64), serialize_char(char), serialize_str(&str), serialize_bytes(&[u8]),
        serialize_unit(), serialize_unit_struct(&'static str),
    }

    fn serialize_bool(self, value: bool) -> Result<String, Fault> {
        Ok(value.to_string())
    }

    fn serialize_i8(self, value: i8) -> Result<String, Fault> {
        Ok(value.to_string())
    }

    fn serialize_u8(self, value: u8) -> Result<String, Fault> {
        Ok(value.to_string())
    }

    fn serialize_none(self) -> Result<String, Fault> {
        Ok("None".to_owned())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<String, Fault> {
        Ok(format!("Some({})", value.serialize(Self)?))
    }

    fn serialize_unit_variant(self, name: &'static str, _: u32, word: &'static str) -> Result<String, Fault> {
        Ok(path(name, word))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, _: &T) -> Result<String, Fault> {
        Err(Fault(name.to_owned()))
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        _: u32,
        word: &'static str,
        value: &T,
    ) -> Result<String, Fault> {
        Ok(format!("{}({})", path(name, word), value.serialize(Self)?))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self::SerializeSeq, Fault> {
        Err(Fault("a list".to_owned()))
    }

    fn serialize_tuple(self, _: usize) -> Result<Self::SerializeTuple, Fault> {
        Err(Fault("a tuple".to_owned()))
    }

    fn serialize_tuple_struct(self, name: &'static str, _: usize) -> Result<Self::SerializeTupleStruct, Fault> {
        Err(Fault(name.to_owned()))
    }

    fn serialize_tuple_variant(self, name: &'static str, _: u32, word: &'static str, _: usize) -> Result<Parts, Fault> {
        Ok(Parts { text: format!("{}(", path(name, word)), close: ")" })
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Fault> {
        Err(Fault("a map".to_owned()))
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Parts, Fault> {
        Ok(Parts { text: format!("effect::{name} {{ "), close: " }" })
    }

    fn serialize_struct_variant(self, name: &'static str, _: u32, word: &'static str, _: usize) -> Result<Parts, Fault> {
        Ok(Parts { text: format!("{} {{ ", path(name, word)), close: " }" })
    }
}

impl Parts {
    fn add<T: Serialize + ?Sized>(&mut self, key: &str, value: &T) -> Result<(), Fault> {
        let value = value.serialize(Rust)?;
        self.text.extend([key, &value, ", "]);
        Ok(())
    }
}

impl ser::SerializeTupleVariant for Parts {
    type Ok = String;
    type Error = Fault;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Fault> {
        self.add("", value)
    }

    fn end(self) -> Result<String, Fault> {
        Ok(self.text + self.close)
    }
}

impl ser::SerializeStruct for Parts {
    type Ok = String;
    type Error = Fault;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Fault> {
        self.add(&format!("{key}: "), value)
    }

    fn end(self) -> Result<String, Fault> {
        Ok(self.text + self.close)
    }
}

impl ser::SerializeStructVariant for Parts {
    type Ok = String;
    type Error = Fault;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Fault> {
        self.add(&format!("{key}: "), value)
    }

    fn end(self) -> Result<String, Fault> {
        Ok(self.text + self.close)
    }
}
