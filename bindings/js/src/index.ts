// The package's public face.
export { load, loadSync, type LoadOptions } from './load.js';
export { Hognose } from './hognose.js';
export { createPool, Pool, type AcquireOptions, type LeaseOptions, type PoolOptions } from './pool.js';
export { createWorkerSandbox, WorkerSandbox, type WorkerOptions, type WorkerSandboxOptions } from './worker.js';
export type { WorkerLike } from './worker_start.js';
export { WorkerCall, WorkerSliced, WorkerWaiting, type WorkerStep } from './worker_steps.js';
export { nodeDirectory, type NodeDirectoryOptions } from './node_directory.js';
export { Handle, HostObject, Instance, type CallOptions, type HostObjectOptions } from './objects.js';
export { DateTime, LocalDate, LocalTime, TimeDelta, TimeZone } from './dates.js';
export { Sandbox } from './sandbox.js';
export { Call, Complete, Sliced, Waiting, type Step } from './steps.js';
export { FileError, Files, WorkerFiles, type Change, type Directory, type Entry, type FileOptions, type FileQuota, type FileStat } from './files.js';
export { Result, type ResultJson } from './result.js';
export { toJSON, type Json } from './json.js';
export type { Settled } from './calls.js';
export type { Allowed, Clock, HostOptions, Program, Refusal, RunOptions, SandboxOptions } from './options.js';
export type { FunctionOptions, Functions, Handler } from './functions.js';
export type { Limits } from './limits.js';
export type { Finding, FindingKind } from './finding.js';
export type { CheckOptions, ValidateOptions } from './validate.js';
export type { LimitKind } from './abi.js';
export type { DictForm } from './codec.js';
export {
    DisposedError, HognoseError, HostValueError, LimitError, PythonError, PythonSyntaxError, SnapshotError,
    type Frame, type Place, type Usage,
} from './errors.js';
export { ByteArray, Complex, Constant, ExceptionValue, Float, FrozenSet, Range, Tuple } from './values.js';
