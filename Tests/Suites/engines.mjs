// Compares JavaScript engines on the lines of a corpus. See `engines`.
//
// node engines.mjs CORPUS MODULES NODE_24

import { createReadStream, readFileSync, rmSync, mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { extname, join, normalize, resolve } from "node:path";
import { tmpdir } from "node:os";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expectedOf, noLocale, plain } from "../Web/score/intl.mjs";
import { answer } from "./engine.mjs";

const [corpus, modules, node24] = process.argv.slice(2).map((path) => (path ? resolve(path) : path));
const here = fileURLToPath(import.meta.url);

if (process.env.ALMANAC_ENGINE) {
  // A child: node answers itself, and sends as a browser does.
  const [, port] = process.env.ALMANAC_ENGINE.split(":");
  const send = (part) => fetch(`http://127.0.0.1:${port}/answers`, { method: "POST", body: JSON.stringify(part) });
  const open = (path) => import(pathToFileURL(join(modules, path)).href);
  await answer(open, createReadStream(corpus, "utf8"), send);
  await fetch(`http://127.0.0.1:${port}/done`, { method: "POST", body: `node ${process.version}, ICU ${process.versions.icu}` });
  process.exit();
}

const page = `<!DOCTYPE html><meta charset="utf-8"><script type="module">
import { answer } from "/tests/Suites/engine.mjs";
const post = (path, body) => fetch(path, { method: "POST", body });
try {
  const { body } = await fetch("/corpus");
  const text = (async function* () {
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  })();
  await answer((path) => import("/modules/" + path), text, (part) => post("/answers", JSON.stringify(part)));
  await post("/done", navigator.userAgent);
} catch (error) {
  await post("/failed", String(error.stack ?? error));
}
</script>`;
const types = { ".mjs": "text/javascript", ".js": "text/javascript" };
const folders = { "/tests/": resolve(here, "../.."), "/modules/": modules };

/** The answers of the engine that is running. */
let engine;
const server = createServer(async (request, response) => {
  const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
  if (request.method === "POST") {
    let body = "";
    for await (const part of request.setEncoding("utf8")) body += part;
    if (path === "/answers") {
      const { different, intl } = JSON.parse(body);
      engine.different += different.length;
      engine.intl.push(...intl);
    } else {
      engine.finish(path === "/done" ? undefined : new Error(body), body);
    }
    response.end();
    return;
  }
  const folder = Object.keys(folders).find((prefix) => path.startsWith(prefix));
  try {
    if (path === "/corpus") createReadStream(corpus).pipe(response);
    else if (path === "/page") response.setHeader("Content-Type", "text/html").end(page);
    else if (!folder || normalize(path) !== path) response.writeHead(404).end();
    else {
      const bytes = readFileSync(join(folders[folder], path.slice(folder.length)));
      response.setHeader("Content-Type", types[extname(path)] ?? "application/octet-stream").end(bytes);
    }
  } catch {
    response.writeHead(404).end();
  }
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address();
const url = `http://127.0.0.1:${port}/page`;

/** Runs one engine to its end. */
async function run(name, program, argumentsOf, environment = {}) {
  const profile = mkdtempSync(join(tmpdir(), "engine-"));
  const finished = new Promise((done, fail) => {
    engine = { name, different: 0, intl: [], finish: (error, version) => (error ? fail(error) : done(version)) };
  });
  const child = spawn(program, argumentsOf(profile), { env: { ...process.env, ...environment }, stdio: "ignore" });
  child.on("error", (error) => engine.finish(error));
  const ended = new Promise((end) => child.on("exit", (code) => end(engine.finish(new Error(`${name} ended with ${code}.`)))));
  let version;
  try {
    version = await finished;
  } finally {
    child.kill();
    if (child.pid) await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  }
  console.error(`${name}: ${version}`);
  return engine;
}

const node = { argumentsOf: () => [here, corpus, modules], environment: { ALMANAC_ENGINE: `node:${port}` } };
const engines = [
  await run("Node 20", process.execPath, node.argumentsOf, node.environment),
  await run("Node 24", node24, node.argumentsOf, node.environment),
  await run("Chromium", "chromium", (profile) => ["--headless", "--no-sandbox", "--disable-gpu", `--user-data-dir=${profile}`, url],
    { LANG: "C.UTF-8" }),
  await run("Firefox", "firefox-esr", (profile) => ["--headless", "--no-remote", "--profile", profile, url], { MOZ_HEADLESS: "1" }),
];
server.close();
server.closeAllConnections();

const lines = readFileSync(corpus, "utf8").trimEnd().split("\n").map((line) => JSON.parse(line));
const causes = {
  "the locale is missing": (_, said) => said === noLocale,
  "another kind of space": (expected, said) => plain(said) === plain(expected),
  "names and years of the Chinese calendar": (expected, said, { calendar }) => calendar === "chinese",
  "no name in the language, where Intl has English or a number": (expected) => expected === "none",
  "Almanac's rules and errata, or another version of CLDR": () => true,
};
let failed = false;
console.log(`${lines.length} texts`);
for (const { name, different, intl } of engines) {
  if (intl.length !== lines.length) throw new Error(`${name} answered ${intl.length} of ${lines.length} lines.`);
  failed ||= different > 0;
  const counts = Object.fromEntries(Object.keys(causes).map((cause) => [cause, 0]));
  let all = 0;
  lines.forEach((line, place) => {
    const [said, expected] = [intl[place], expectedOf(line)];
    if (said === expected) return;
    all += 1;
    counts[Object.keys(causes).find((cause) => causes[cause](expected, said, line))] += 1;
  });
  console.log(`${name}: Almanac writes ${different} differently, Intl ${all}`);
  for (const [cause, count] of Object.entries(counts)) console.log(`  ${count} ${cause}`);
}
const split = lines.filter((_, place) => new Set(engines.map(({ intl }) => intl[place])).size > 1).length;
console.log(`Intl of these engines writes ${split} texts in two or more ways`);
process.exitCode = failed ? 1 : 0;
