import { type ExecFileOptions, execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

const debianFolder = "/usr/lib/postgresql";

/** Returns the folder of these PostgreSQL programs: the one on the PATH, or else Debian's newest version. */
export function findBinaries(programs: string[]): string {
  const folder = candidates().find((candidate) =>
    programs.every((program) => existsSync(path.join(candidate, program))),
  );
  if (folder) return folder;
  throw new Error(
    `${programs.join(", ")} not found. Install PostgreSQL (on Debian and Ubuntu: the package "postgresql"), or add its programs to PATH.`,
  );
}

function candidates(): string[] {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  return [
    ...(process.env.PATH ?? "").split(path.delimiter),
    ...newestFirst.map((version) => path.join(debianFolder, version, "bin")),
  ];
}

/** Runs a program until it exits. Rejects with its stderr if it fails. */
export async function runProgram(
  program: string,
  args: string[],
  options: ExecFileOptions = {},
): Promise<void> {
  await promisify(execFile)(program, args, { maxBuffer: 64 * 1024 * 1024, ...options });
}
