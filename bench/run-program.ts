import { type ExecFileOptions, execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Runs a program until it exits. Rejects with its stderr if it fails. */
export async function runProgram(
  program: string,
  args: string[],
  options: ExecFileOptions = {},
): Promise<void> {
  await execute(program, args, { maxBuffer: 64 * 1024 * 1024, ...options });
}
