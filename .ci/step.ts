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
  /** Wall-clock time. */
  seconds: number;
  /** CPU time. */
  cpuSeconds: number;
}

/** Runs a step. Its output is streamed, or printed at the end for steps that run in parallel. */
export async function runStep(
  { name, command }: Step,
  output: "streamed" | "at the end",
): Promise<Result> {
  const title = `\n=== ${name}: ${command}`;
  const start = performance.now();
  const isLive = output === "streamed";
  if (isLive) console.log(title);
  const stdio = isLive ? "inherit" : "pipe";
  // `times` prints the CPU time of all awaited child processes. Killed ones, like test servers, are not included.
  const shell = spawn(`(${command}) 3>&-; status=$?; times >&3; exit $status`, {
    shell: true,
    stdio: ["ignore", stdio, stdio, "pipe"],
  });
  const chunks: Buffer[] = [];
  for (const stream of [shell.stdout, shell.stderr]) {
    stream?.on("data", (data: Buffer) => chunks.push(data));
  }
  const closed = new Promise<number | null>((resolve) => shell.once("close", resolve));
  const timesPipe = shell.stdio[3];
  const times = timesPipe instanceof Readable ? await text(timesPipe) : "";
  const status = await closed;
  if (!isLive) process.stdout.write(`${title}\n${Buffer.concat(chunks)}`);
  const seconds = (performance.now() - start) / 1000;
  return { name, hasPassed: status === 0, seconds, cpuSeconds: parseTimes(times) };
}

/** Sums the last line of `times`, the user and system time of child processes, such as `1m2.34s 0m5.6s`. */
function parseTimes(times: string): number {
  const last = times.trim().split("\n").at(-1) ?? "";
  const durations = [...last.matchAll(/(\d+)m([\d.]+)s/g)];
  return durations.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}
