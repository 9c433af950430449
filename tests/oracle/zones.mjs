// The time zones that the library is built with, for CPython 3.14 to find where it looks for them.
import { fileURLToPath } from "node:url";

/** Where they are here, and where programs find them. */
export const ZONES = fileURLToPath(new URL("../../build/tzdata/zoneinfo", import.meta.url));
export const ZONES_INSIDE = "/usr/share/zoneinfo";

/** Puts them there. */
export function mountZones(pyodide) {
    pyodide.FS.mkdirTree(ZONES_INSIDE);
    pyodide.mountNodeFS(ZONES_INSIDE, ZONES);
}
