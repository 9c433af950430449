// Every relative link of the repository's Markdown leads to a file, and to a heading that it has.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { mapLinks, targetOf } from "../../tools/release/links.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const pages = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.md"], { cwd: root, encoding: "utf8" }).trim().split("\n");
const read = (page) => readFileSync(path.join(root, page), "utf8");

/** The anchors of a page, as hosts of repositories make them. */
function anchorsOf(text) {
  const seen = new Map();
  const headings = text.replace(/^```[^]*?^```$/gm, "").split("\n").filter((line) => /^#+ /.test(line));
  return new Set(headings.map((line) => {
    const plain = line.replace(/^#+ /, "").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").trim().toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, "").replace(/\s/g, "-");
    seen.set(plain, (seen.get(plain) ?? -1) + 1);
    return seen.get(plain) ? `${plain}-${seen.get(plain)}` : plain;
  }));
}

/** The links of these pages that lead nowhere. `text(page)`; `exists(file)`. */
function broken(of, text, exists) {
  const found = [];
  for (const page of of) {
    mapLinks(text(page), (link, { href }) => {
      const { file, anchor } = href.startsWith("#") ? { file: page, anchor: href } : targetOf(page, href) ?? {};
      if (file && (!exists(file) || (anchor && file.endsWith(".md") && !anchorsOf(text(file)).has(anchor.slice(1))))) found.push(`${page}: ${href}`);
      return link;
    });
  }
  return found;
}

test("every link leads to a file, and to a heading in it", () => {
  assert.ok(pages.length > 30, `${pages.length} pages`);
  assert.deepEqual(broken(pages.filter((page) => existsSync(path.join(root, page))), read, (file) => existsSync(path.join(root, file))), []);
});

test("one that leads nowhere is found", () => {
  const files = { "docs/a.md": "# A `b` c\n## Twice\n## Twice\n[x](#a-b-c) [x](#twice-1) [x](#twice-2) [x](../b.md#no) [x](../b.md) [x](c.md) [x](https://x.org/c.md)\n```\n[x](d.md)\n```\n", "b.md": "text" };
  assert.deepEqual(broken(Object.keys(files), (page) => files[page], (file) => file in files), ["docs/a.md: #twice-2", "docs/a.md: ../b.md#no", "docs/a.md: c.md"]);
});
