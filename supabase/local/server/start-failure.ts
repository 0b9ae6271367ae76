import path from "node:path";
import type { Settings } from "../apis/settings.ts";

/** An error whose message explains why the backend did not start and how to fix that. */
export class StartFailure extends Error {}

type Reason = (settings: Settings, cause: string) => string;

const folderOf = ({ dataDir }: Settings) => dataDir ?? "the temporary folder";

const isFull: Reason = (settings) =>
  `The disk is full: ${folderOf(settings)} has no space for the database. Free some space, or set ` +
  "LOCAL_STACK_DATA to a folder on another disk; if the next start fails too, run `npm run db:reset`.";

const isForbidden: Reason = (settings) =>
  `${folderOf(settings)} cannot be written to. Change its permissions, or set LOCAL_STACK_DATA to another folder.`;

const isNoFolder: Reason = (settings) =>
  `${folderOf(settings)} cannot be the data folder, because there is a file with that name. ` +
  "Move the file, or set LOCAL_STACK_DATA to another folder.";

const isDamaged: Reason = (settings, cause) =>
  `The database in ${path.join(folderOf(settings), "pgdata")} is damaged (${cause}). ` +
  "Run `npm run db:reset` to create a new one; its content will be lost.";

const isUnreachable: Reason = (settings, cause) =>
  "LOCAL_STACK_DB_URL is not the URL of a running PostgreSQL server " +
  `(${withoutPassword(settings.databaseUrl)}: ${cause}). Start the server, ` +
  "correct the URL, or unset the variable to use the database that comes with the project.";

const isRefused: Reason = (settings, cause) =>
  `The PostgreSQL server of LOCAL_STACK_DB_URL refuses ${withoutPassword(settings.databaseUrl)} ` +
  `(${cause}). Correct the name, password, or ` +
  "database in the URL, or unset the variable to use the database that comes with the project.";

/** Reasons by error codes of Node, PostgreSQL, and PGlite's file system. */
const reasons: readonly (readonly [codes: readonly unknown[], reason: Reason])[] = [
  [["ENOSPC", "53100", 51], isFull],
  [["EACCES", "EPERM", "EROFS", 2, 63, 69], isForbidden],
  [["ENOTDIR", "EEXIST", 54, 20], isNoFolder],
  [["XX001", "XX002", "58P01", "58030"], isDamaged],
  [["28P01", "28000", "3D000"], isRefused],
  [
    [
      "ECONNREFUSED",
      "ECONNRESET",
      "ENOTFOUND",
      "EAI_AGAIN",
      "ETIMEDOUT",
      "EHOSTUNREACH",
      "CONNECT_TIMEOUT",
      "CONNECTION_CLOSED",
      "CONNECTION_ENDED",
      "ERR_INVALID_URL",
    ],
    isUnreachable,
  ],
];

/** Explains a failed start in plain language. Errors that already explain themselves are returned unchanged. */
export function explainStart(error: unknown, settings: Settings): Error {
  if (error instanceof StartFailure) return error;
  const codes = codesOf(error);
  const reason = reasons.find(([knownCodes]) =>
    codes.some((code) => knownCodes.includes(code)),
  )?.[1];
  if (reason) return new StartFailure(reason(settings, causeOf(error)), { cause: error });
  return error instanceof Error ? error : new StartFailure(causeOf(error), { cause: error });
}

/** Explains why a database did not open. Without another known cause, it is damaged. */
export function explainOpening(error: unknown, settings: Settings): Error {
  const explained = explainStart(error, settings);
  if (explained instanceof StartFailure && codesOf(error).length > 0) return explained;
  return new StartFailure(isDamaged(settings, causeOf(error)), { cause: error });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function codesOf(error: unknown): unknown[] {
  if (!isObject(error)) return [];
  // PGlite's file system throws objects with an errno that are not errors.
  const errno = error instanceof Error ? [] : [error.errno];
  const nested = Array.isArray(error.errors) ? error.errors.flatMap(codesOf) : [];
  return [error.code, ...errno, ...nested, ...codesOf(error.cause)].filter(
    (code) => code !== undefined,
  );
}

function causeOf(error: unknown): string {
  if (!isObject(error)) return String(error);
  const text = error.message || error.code || error.name;
  return String(text ?? "no reason given").split("\n")[0] ?? "";
}

function withoutPassword(address: string | null): string {
  return String(address).replace(/(\/\/[^:/@]*):[^@]*@/, "$1:…@");
}
