#!/usr/bin/env node
// Runs the program 'almanac' from the package for this platform, and ends with the program's exit code or signal.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { constants } from "node:os";
import process from "node:process";
import { packages } from "./platforms.js";

/**
 * Prints an error and ends with 69 (EX_UNAVAILABLE in sysexits.h): the program cannot run here.
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  process.stderr.write(`almanac: error: ${message}\n`);
  process.exit(69);
}

/** The path of the program. */
function program() {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  if (name === undefined) {
    fail(`Almanac has no program for ${platform}. Use one of: ${Object.keys(packages).sort().join(", ")}.`);
  }
  try {
    return createRequire(import.meta.url).resolve(`${name}/almanac`);
  } catch {
    fail(
      `The package '${name}' is missing. It contains the program for ${platform}. ` +
        "Run 'npm install' on this platform, without '--omit=optional' and '--no-optional'. " +
        "If 'node_modules' comes from another platform, delete it first.",
    );
  }
}

const path = program();
const child = spawn(path, process.argv.slice(2), { stdio: "inherit" });
child.on("error", (error) => fail(`Could not run '${path}': ${error.message}. Install the package again.`));

// Pass each signal on to the program, which cleans up before the signal ends it. This process waits for the program.
const forwarded = ["SIGINT", "SIGTERM", "SIGHUP"];
for (const signal of forwarded) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => {
  if (signal === null) process.exit(code);
  for (const name of forwarded) process.removeAllListeners(name);
  process.kill(process.pid, signal);
  // The first process of a container ignores the signal, so it ends with the code that a shell would report.
  setTimeout(() => process.exit(128 + constants.signals[signal]), 1000);
});
