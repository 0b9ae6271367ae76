import path from "node:path";
import type { Settings } from "../apis/settings.ts";

/** Why the backend did not start, in a sentence that names the place, the cause and the way out. */
export class StartFailure extends Error {}

type Reason = (settings: Settings, cause: string) => string;

const folderOf = ({ dataDir }: Settings) => dataDir ?? "the temporary folder";

const isFull: Reason = (settings) =>
  `The disk is full: ${folderOf(settings)} has no room for the database. Make room, or set LOCAL_STACK_DATA to a folder on ` +
  "another disk; if the next start fails too, run `npm run db:reset`.";

const isForbidden: Reason = (settings) =>
  `${folderOf(settings)} cannot be written to. Give yourself the right to write there, or set LOCAL_STACK_DATA to another folder.`;

const isNoFolder: Reason = (settings) =>
  `${folderOf(settings)} cannot be the data folder, as a file stands in its way. Move the file, or set LOCAL_STACK_DATA to ` +
  "another folder.";

const isDamaged: Reason = (settings, cause) =>
  `The database in ${path.join(folderOf(settings), "pgdata")} is damaged (${cause}). Run \`npm run db:reset\` to start with a new one; ` +
  "what was in it is lost.";

const isUnreachable: Reason = (settings, cause) =>
  `LOCAL_STACK_DB_URL names no PostgreSQL server that answers (${withoutPassword(settings.databaseUrl)}: ${cause}). Start the server, ` +
  "correct the address, or unset the variable to use the database that comes with the project.";

const isRefused: Reason = (settings, cause) =>
  `The PostgreSQL server of LOCAL_STACK_DB_URL refuses ${withoutPassword(settings.databaseUrl)} (${cause}). Correct name, password or ` +
  "database in the address, or unset the variable to use the database that comes with the project.";

/** By the codes of Node, of PostgreSQL, and of the file system inside PGlite. */
const reasons: readonly (readonly [codes: readonly unknown[], reason: Reason])[] = [
  [["ENOSPC", "53100", 51], isFull],
  [["EACCES", "EPERM", "EROFS", 2, 63, 69], isForbidden],
  [["ENOTDIR", "EEXIST", 54, 20], isNoFolder],
  [["XX001", "XX002", "58P01", "58030"], isDamaged],
  [["28P01", "28000", "3D000"], isRefused],
  [
    [
      ...["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "EHOSTUNREACH"],
      ...["CONNECT_TIMEOUT", "CONNECTION_CLOSED", "CONNECTION_ENDED", "ERR_INVALID_URL"],
    ],
    isUnreachable,
  ],
];

/** Explains a failed start in plain language. Errors that already explain themselves are returned unchanged. */
export function explainStart(error: unknown, settings: Settings): Error {
  if (error instanceof StartFailure) return error;
  const codes = codesOf(error);
  const known = reasons.find(([those]) => codes.some((code) => those.includes(code)))?.[1];
  if (known) return new StartFailure(known(settings, causeOf(error)), { cause: error });
  return error instanceof Error ? error : new StartFailure(causeOf(error), { cause: error });
}

/** A database that does not open although nothing forbids it is damaged. */
export function explainOpening(error: unknown, settings: Settings): Error {
  const explained = explainStart(error, settings);
  if (explained instanceof StartFailure && codesOf(error).length > 0) return explained;
  return new StartFailure(isDamaged(settings, causeOf(error)), { cause: error });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function codesOf(error: unknown): unknown[] {
  if (!isObject(error)) return [];
  // PGlite's file system throws numbers in objects that are no errors.
  const errno = error instanceof Error ? [] : [error.errno];
  const several = Array.isArray(error.errors) ? error.errors.flatMap(codesOf) : [];
  return [error.code, ...errno, ...several, ...codesOf(error.cause)].filter(
    (code) => code !== undefined,
  );
}

function causeOf(error: unknown): string {
  if (!isObject(error)) return String(error);
  const said = error.message || error.code || error.name;
  return String(said ?? "for no reason given").split("\n")[0] ?? "";
}

function withoutPassword(address: string | null): string {
  return String(address).replace(/(\/\/[^:/@]*):[^@]*@/, "$1:…@");
}
