import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { createBackend } from "../apis/backend.ts";
import { readSettings } from "../apis/settings.ts";
import { driverOf } from "../database/pglite.ts";

// `npm run db:types`: src/lib/supabase/database.types.ts from the migrations, written by the official CLI, which
// needs a PostgreSQL server: a migrated PGlite plays it for a moment. `--check` only compares.

const root = process.cwd();
const target = "src/lib/supabase/database.types.ts";
const biome = path.join(root, "node_modules/.bin/biome");
const cli = ["--yes", "supabase@3.1.0", "gen", "types", "--lang=typescript", "--schema=public"];

const types = await format(await generate());
if (!process.argv.includes("--check")) {
  writeFileSync(target, types);
  console.log(`wrote ${target}`);
} else if (currentTypes() === types) {
  console.log(`${target} is up to date`);
} else {
  console.error(`${target} does not match the migrations: run npm run db:types`);
  process.exitCode = 1;
}

async function generate(): Promise<string> {
  const backend = await createBackend({
    settings: readSettings(root, { LOCAL_STACK_DATA: "memory://" }),
  });
  const host = "127.0.0.1";
  const server = new PGLiteSocketServer({ db: driverOf(backend.db), host, port: 0 });
  try {
    await server.start();
    const address = server.getServerConn();
    // Without sslmode the CLI prints a warning into the types.
    const url = `postgresql://postgres:postgres@${address}/postgres?sslmode=disable`;
    return await run("npx", [...cli, `--remote=${url}`]);
  } finally {
    await server.stop();
    await backend.close();
  }
}

function format(source: string): Promise<string> {
  const notice = "// Written by `npm run db:types`. Do not edit.\n";
  // Under another name: Biome leaves the real one alone.
  return run(biome, ["format", "--stdin-file-path=database.ts"], notice + source);
}

function currentTypes(): string | null {
  try {
    return readFileSync(target, "utf8");
  } catch {
    return null;
  }
}

/** What a command prints; an error with what it complained about when it fails. */
function run(command: string, args: string[], input = ""): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, SUPABASE_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };
    const child = spawn(command, args, { env });
    let output = "";
    let complaint = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr.on("data", (chunk) => {
      complaint += chunk;
    });
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${command} failed\n${complaint}${output}`)),
    );
    child.stdin.end(input);
  });
}
