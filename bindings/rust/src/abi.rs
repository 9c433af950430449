//! Written by tools/gen_abi.py: what C has in hognose.h, core/api/abi.def, core/base/limits.def and the library's errno.

/// The number of the interface.
pub const ABI_VERSION: i32 = 2;
/// Bytes of the room for small arguments.
pub const SCRATCH: usize = 8192;

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
