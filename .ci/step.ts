import { spawn } from "node:child_process";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";

export interface Step {
  name: string;
  command: string;
}

export interface Result {
  name: string;
  hasPassed: boolean;
  /** By the clock. */
  seconds: number;
  /** By all processors together. */
  computed: number;
}

/** Runs a step. What it prints is shown as it comes, or in one piece at its end where another one runs beside it. */
export async function runStep(
  { name, command }: Step,
  isShown: "as it comes" | "at its end",
): Promise<Result> {
  const title = `\n=== ${name}: ${command}`;
  const start = performance.now();
  const isLive = isShown === "as it comes";
  if (isLive) console.log(title);
  const output = isLive ? "inherit" : "pipe";
  // The shell tells at the end what all that it waited for has computed; what was killed, like a test server, is missing.
  const shell = spawn(`(${command}) 3>&-; status=$?; times >&3; exit $status`, {
    shell: true,
    stdio: ["ignore", output, output, "pipe"],
  });
  const printed: Buffer[] = [];
  for (const stream of [shell.stdout, shell.stderr]) {
    stream?.on("data", (data: Buffer) => printed.push(data));
  }
  const ended = new Promise<number | null>((resolve) => shell.once("close", resolve));
  const end = shell.stdio[3];
  const times = end instanceof Readable ? await text(end) : "";
  const status = await ended;
  if (!isLive) process.stdout.write(`${title}\n${Buffer.concat(printed)}`);
  const seconds = (performance.now() - start) / 1000;
  return { name, hasPassed: status === 0, seconds, computed: secondsIn(times) };
}

/** The last line of what `times` prints: user and system time of a shell's children, like `1m2.34s 0m5.6s`. */
function secondsIn(times: string): number {
  const last = times.trim().split("\n").at(-1) ?? "";
  const each = [...last.matchAll(/(\d+)m([\d.]+)s/g)];
  return each.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}
