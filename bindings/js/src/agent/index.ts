// The entry hognose/agent: tools for agents, on what the package's main entry has.
export { AgentError, bytesOf } from './common.js';
export { lineOf, listTools, readOnlyTools, type ObjectSchema, type Tool, type ToolDescription } from './tool.js';
export { createRunPython, runPython, MAX_OUTPUT_BYTES, RUN_PYTHON_TOOL, TIMEOUT_SECONDS, type RunPythonOptions } from './run_python.js';
export { Notebooks, type CellResult, type NotebookOptions } from './notebook.js';
export { type MimeBundle } from './display.js';
export {
    BACKSTOP_MS, createExecPythonTool, DEFAULT_TIMEOUT_MS, EXEC_PYTHON_TOOL, MAX_MEMORY_BYTES, type ExecPythonOptions, type ExecPythonResult, type ExecPythonTool,
    type Materialized,
} from './exec_python.js';
export {
    createInterpreter, Interpreter, type Checkpoint, type CodeResult, type CreateInterpreterOptions, type ExecutionStats, type InterpreterOptions, type ResourceLimits,
} from './interpreter.js';
export type { LlmQuery, LlmQueryBatched } from './rlm.js';
export { Validator, type ValidateOptions, type ValidatorOptions, type Verdict } from './validator.js';
export { readConfig } from './config.js';
export { MemoryWorkspace, walk, workspacePath, WorkspaceError, type KeyValues, type MemoryOptions, type Workspace, type WorkspaceEntry, type WorkspaceStat } from './workspace.js';
export { agentfsWorkspace, directoryWorkspace, type AgentFSLike, type DirectoryWorkspaceOptions } from './workspace_disk.js';
export { Overlay, type OverlayChange } from './overlay.js';
export { createBoundary, type BoundaryOptions } from './boundary.js';
export { TOOL_CALL, Toolbox, type ToolAnswer, type ToolboxOptions, type ToolCall, type ToolError, type ToolErrorKind } from './toolbox.js';
export { type Extension, type ExtensionSource } from './extensions.js';
export { createExternalFunctions, describeExternals, SUBMISSION_KEY, submissionOf, type ExternalFunctions, type ExternalOptions, type Submission } from './external.js';
export { type Found } from './search.js';
export { AgentExecutor, type ExecutionResult, type ExecutorOptions } from './executor.js';
export { CodeGenerator, type GeneratorOptions, type Model, type Solution, type SolveOptions } from './generator.js';
export { extractCode } from './extract.js';
export { RetryStrategy, type RetryOptions } from './retry.js';
export { aiModel, type AiOptions } from './ai.js';
export {
    defineTool, NeedsApprovalError, type DefinedTool, type NeedsApproval, type StandardSchema, type ToolContext, type ToolDefinition, type ToolLimits,
} from './define.js';
export { ArgumentError } from './check.js';
export { ToolRegistry, type AnthropicTool, type McpResult, type McpServerLike, type McpTool, type OpenAIResponsesTool, type OpenAITool, type RegistryOptions } from './registry.js';
export { CodeMode, createCodeMode, type ApprovalQuestion, type CodeModeOptions, type CodeModeResult, type Decisions } from './codemode.js';
export type { Decision } from './codemode_run.js';
export type { CallRecord, CallStatus, CodeModeState, PendingApproval } from './codemode_state.js';
export type { AiTool, McpClientLike, ToolsGiven, UnavailableTool } from './sources.js';
export {
    createSessions, Sessions, SessionPausedError, type AnswerRequest, type PendingCall, type SessionRequest, type SessionResult, type SessionsOptions, type SessionStatus,
} from './sessions.js';
export { SessionBusyError, SessionLostError } from './sessions_lease.js';
export { type SessionAnswer } from './sessions_run.js';
export { MemoryStore, type SessionStore } from './sessions_store.js';
export { fileStore } from './sessions_files.js';
