//! Written by tools/gen_abi.py: what C has in hognose.h, core/api/abi.def, core/base, core/host/tags.def and the library's errno.

/// The number of the interface.
pub const ABI_VERSION: i32 = 4;
/// Bytes of the room for small arguments.
pub const SCRATCH: usize = 8192;
/// The largest memory limit, in bytes.
pub const MOST_MEMORY: f64 = 1073741824.0;
/// The instance's memory may be this many times the memory limit.
pub const ROOM: usize = 10;

/// hn_state
pub mod state {
    pub const IDLE: i32 = 0;
    pub const READY: i32 = 1;
    pub const COMPLETE: i32 = 2;
    pub const FAILED: i32 = 3;
    pub const LIMITED: i32 = 4;
    pub const CALLING: i32 = 5;
    pub const WAITING: i32 = 6;
    pub const SLICED: i32 = 7;
    pub const REFUSED: i32 = 8;
}

/// hn_call_outcome
pub mod outcome {
    pub const LATER: i32 = 0;
    pub const ANSWERED: i32 = 1;
    pub const PAUSE: i32 = 2;
}

/// hn_problem_kind
pub mod problem {
    pub const NONE: i32 = 0;
    pub const STATE: i32 = 1;
    pub const ARGUMENT: i32 = 2;
    pub const MISSING: i32 = 3;
    pub const SIZE: i32 = 4;
    pub const LIMIT: i32 = 5;
    pub const MEMORY: i32 = 6;
    pub const SLICED: i32 = 7;
}

/// Numbers of hn_limit_kind, of those that can be set.
pub const LIMIT_NUMBERS: &[(&str, i32)] = &[
    ("steps", 1),
    ("time", 2),
    ("memory", 3),
    ("depth", 4),
    ("output", 5),
    ("calls", 6),
    ("source", 7),
    ("nesting", 8),
    ("valueBytes", 10),
    ("valueItems", 11),
    ("wall", 12),
    ("allocations", 13),
];

/// Numbers of errors, as programs see them.
pub const ERRNO: &[(&str, i32)] = &[
    ("EPERM", 1),
    ("ENOENT", 2),
    ("EIO", 5),
    ("EACCES", 13),
    ("EBUSY", 16),
    ("EEXIST", 17),
    ("EXDEV", 18),
    ("ENODEV", 19),
    ("ENOTDIR", 20),
    ("EISDIR", 21),
    ("EINVAL", 22),
    ("EFBIG", 27),
    ("ENOSPC", 28),
    ("EROFS", 30),
    ("ENAMETOOLONG", 36),
    ("ENOTEMPTY", 39),
    ("ELOOP", 40),
];

/// The defaults of limits: bytes, milliseconds, or plain numbers.
pub mod default {
    pub const TIME: f64 = 5000.0;
    pub const MEMORY: f64 = 67108864.0;
    pub const DEPTH: f64 = 50000.0;
    pub const OUTPUT: f64 = 1048576.0;
    pub const CALLS: f64 = 1000.0;
    pub const SOURCE: f64 = 1048576.0;
    pub const NESTING: f64 = 200.0;
    pub const VALUE_BYTES: f64 = 16777216.0;
    pub const VALUE_ITEMS: f64 = 1000000.0;
}

/// Tags of CBOR on the wire.
pub mod tag {
    pub const TIME_TEXT: u64 = 0;
    pub const TIME_NUMBER: u64 = 1;
    pub const POSITIVE: u64 = 2;
    pub const NEGATIVE: u64 = 3;
    pub const UINT8_ARRAY: u64 = 64;
    pub const DAY_NUMBER: u64 = 100;
    pub const SET: u64 = 258;
    pub const DAY_TEXT: u64 = 1004;
    pub const COMPLEX: u64 = 43000;
    pub const SELF: u64 = 55799;
    pub const TUPLE: u64 = 18510;
    pub const FROZENSET: u64 = 18511;
    pub const BYTEARRAY: u64 = 18512;
    pub const SURROGATES: u64 = 18513;
    pub const RANGE: u64 = 18514;
    pub const CONSTANT: u64 = 18515;
    pub const EXCEPTION: u64 = 18516;
    pub const OBJECT: u64 = 18517;
    pub const HANDLE: u64 = 18518;
    pub const RECORD: u64 = 18519;
    pub const HOST_OBJECT: u64 = 18520;
    pub const DATETIME: u64 = 18521;
    pub const TIME: u64 = 18522;
    pub const TIMEDELTA: u64 = 18523;
    pub const TIMEZONE: u64 = 18524;
    pub const REFERENCE: u64 = 18525;
    pub const MADE: u64 = 18526;
}
