import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { type Backend, createBackend } from "../apis/backend.ts";
import { readSettings } from "../apis/settings.ts";
import { getPglite } from "../database/pglite.ts";
import { columnLimits } from "./column-limits.ts";
import { errorHints } from "./error-hints.ts";
import { emailedEvents, eventCodes } from "./event-codes.ts";
import { filterOptions } from "./filter-options.ts";
import { listingTransitions } from "./listing-transitions.ts";
import { fillTables } from "./schema-tables.ts";
import { sharedLimits } from "./shared-limits.ts";
import { serviceExplanations, tagNames } from "./spanish-texts.ts";

// `npm run db:types` generates files from the migrations, or compares them with `--check`. The
// Supabase CLI generates the types over a socket to a migrated PGlite.

const root = process.cwd();
/** The generated modules, with the function that generates each. Edge Functions import no files of the site. */
const modules: Record<string, (backend: Backend) => Promise<string>> = {
  "src/lib/supabase/database.types.ts": generateTypes,
  "src/lib/supabase/column-limits.ts": ({ db }) => columnLimits(db),
  "src/lib/supabase/error-hints.ts": ({ db }) => errorHints(db),
  "src/lib/supabase/filter-options.ts": ({ db }) => filterOptions(db),
  "src/lib/supabase/tag-names.ts": ({ db }) => tagNames(db),
  "src/lib/supabase/service-explanations.ts": ({ db }) => serviceExplanations(db),
  "src/lib/supabase/shared-limits.ts": ({ db }) => sharedLimits(db),
  "src/lib/supabase/listing-transitions.ts": ({ db }) => listingTransitions(db),
  "src/lib/supabase/event-codes.ts": ({ db }) => eventCodes(db),
  "supabase/functions/_shared/mail/event-codes.ts": ({ db }) => emailedEvents(db),
};
const docsFile = "docs/database.md";
const biome = path.join(root, "node_modules/.bin/biome");
const cli = ["--yes", "supabase@3.1.0", "gen", "types", "--lang=typescript", "--schema=public"];

const backend = await createBackend({
  settings: readSettings(root, { LOCAL_STACK_DATA: "memory://" }),
});
const generated = new Map<string, string>();
try {
  for (const [file, generate] of Object.entries(modules)) {
    generated.set(file, await format(await generate(backend)));
  }
  generated.set(docsFile, await fillTables(readFileSync(docsFile, "utf8"), backend.db));
} finally {
  await backend.close();
}
for (const [file, content] of generated) {
  if (!process.argv.includes("--check")) {
    writeFileSync(file, content);
    console.log(`wrote ${file}`);
  } else if (read(file) === content) {
    console.log(`${file} is up to date`);
  } else {
    console.error(`${file} does not match the migrations: run npm run db:types`);
    process.exitCode = 1;
  }
}

async function generateTypes({ db }: Backend): Promise<string> {
  const host = "127.0.0.1";
  const server = new PGLiteSocketServer({ db: getPglite(db), host, port: 0 });
  try {
    await server.start();
    const address = server.getServerConn();
    // Without sslmode the CLI prints a warning into the types.
    const url = `postgresql://postgres:postgres@${address}/postgres?sslmode=disable`;
    return await run("npx", [...cli, `--remote=${url}`]);
  } finally {
    await server.stop();
  }
}

function format(source: string): Promise<string> {
  const notice = "// Written by `npm run db:types`. Do not edit.\n";
  // The real file name is excluded in the Biome configuration.
  return run(biome, ["format", "--stdin-file-path=database.ts"], notice + source);
}

function read(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

/** Runs a command and returns its output. Throws with the error output if it fails. */
function run(command: string, args: string[], input = ""): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, SUPABASE_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };
    const child = spawn(command, args, { env });
    let output = "";
    let errors = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr.on("data", (chunk) => {
      errors += chunk;
    });
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${command} failed\n${errors}${output}`)),
    );
    child.stdin.end(input);
  });
}
