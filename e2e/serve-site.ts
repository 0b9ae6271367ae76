import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { preview } from "vite";
import { startTestServer } from "../supabase/local/testing/postgres.ts";
import { sitePort } from "./site-origin.ts";

// The server of the browser tests: the built site, over a database of its own.

const sources = [
  "src",
  "public",
  "functions",
  "index.html",
  "vite.config.ts",
  "tailwind.config.ts",
];

/** Returns when a file, or the newest file in a directory, was last modified. */
function modifiedAt(file: string): number {
  if (!statSync(file).isDirectory()) return statSync(file).mtimeMs;
  return Math.max(0, ...readdirSync(file).map((name) => modifiedAt(path.join(file, name))));
}

const buildFile = "dist/index.html";
const isCurrent =
  existsSync(buildFile) && modifiedAt(buildFile) >= Math.max(...sources.map(modifiedAt));
if (!isCurrent) throw new Error("dist is missing or older than its sources. Run `npm run build`.");

const server = await startTestServer();
if (server) process.env.LOCAL_STACK_DB_URL = server.url;
// Otherwise, Vite would stop when its standard input ends.
process.env.CI = "true";
const { httpServer } = await preview({ preview: { port: sitePort, strictPort: true } });
// By default, the server closes a connection after five idle seconds, which can be just when a test uses it again.
if ("keepAliveTimeout" in httpServer) httpServer.keepAliveTimeout = 600_000;
