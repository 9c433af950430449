// The time zones that the library is built with, for CPython 3.14 to find where it looks for them.
import { fileURLToPath } from "node:url";

/** Puts them there. */
export function mountZones(pyodide) {
    pyodide.FS.mkdirTree("/usr/share/zoneinfo");
    pyodide.mountNodeFS("/usr/share/zoneinfo", fileURLToPath(new URL("../../build/tzdata/zoneinfo", import.meta.url)));
}
