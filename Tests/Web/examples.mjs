// @ts-check
// Runs the JavaScript of documents as one module, and compares each expression with the value in the comment after it.
//
// node examples.mjs FOLDER_OF_THE_MODULES FILE.md …

import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, ...files] = process.argv.slice(2);
for (const file of files) {
  const blocks = [...readFileSync(file, "utf8").matchAll(/^```js\n([\s\S]*?)^```$/gm)].map((match) => match[1]);
  const example = /^(?!import |const )(\S.*?) \/\/ (.+)$/;
  const lines = blocks.join("\n").split("\n");
  const count = lines.filter((line) => example.test(line)).length;
  assert.ok(count > 0, `${file} has no examples.`);
  const temporary = mkdtempSync(join(tmpdir(), "almanac-"));
  try {
    symlinkSync(resolve(folder), join(temporary, "almanac"));
    const checks = lines.map((line) => line.replace(example, (_, code, value) =>
      `assert.deepEqual(${code}, ${value}, ${JSON.stringify(line)});`));
    const program = `import assert from "node:assert/strict";\n${checks.join("\n")}\n`;
    writeFileSync(join(temporary, "examples.mjs"), program);
    await import(pathToFileURL(join(temporary, "examples.mjs")).href);
  } finally {
    rmSync(temporary, { recursive: true });
  }
  console.log(`${file}: ${count} examples`);
}
