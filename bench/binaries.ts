import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

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
