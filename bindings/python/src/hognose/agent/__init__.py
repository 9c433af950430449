"""Running agents' programs: nothing is there but the functions that they are given, such as the nine over an overlay of a workspace."""
from ._executor import AgentExecutor, ExecutionResult
from ._external import ExternalFunctions, create_external_functions, describe_externals, submission_of
from ._extract import extract_code
from ._generator import CodeGenerator, Failed, Solution
from ._overlay import Change, Overlay
from ._retry import RetryStrategy
from ._stored import AgentFSWorkspace, DirectoryWorkspace
from ._workspace import MemoryWorkspace, Workspace, walk, workspace_path

__all__ = [
    "AgentExecutor", "AgentFSWorkspace", "Change", "CodeGenerator", "DirectoryWorkspace", "ExecutionResult", "ExternalFunctions", "Failed", "MemoryWorkspace", "Overlay",
    "RetryStrategy", "Solution", "Workspace", "create_external_functions", "describe_externals", "extract_code", "submission_of", "walk", "workspace_path",
]
