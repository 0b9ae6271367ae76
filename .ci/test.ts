import { spawnSync } from "node:child_process";

// Every check there is, cheapest first. All run, so that one failure does not hide another.
const steps: [name: string, command: string][] = [
  ["format, lint, import rules", "npm run check"],
  ["spelling", "npm run check:spelling"],
  ["types", "npm run typecheck"],
  ["units and components", "npm run test:unit"],
  ["SQL and embedded backend", "npm run test:db"],
  ["generated types are current", "npm run db:types -- --check"],
  ["build", "npm run build"],
  ["links", "npm run check:links"],
  ["browser, accessibility, weight", "npm run test:e2e"],
];

const results = steps.map(([name, command]) => {
  console.log(`\n=== ${name}: ${command}`);
  const start = performance.now();
  // The shell tells at the end what all that it waited for has computed; what was killed, like a test server, is missing.
  const { status, output } = spawnSync(`(${command}) 3>&-; status=$?; times >&3; exit $status`, {
    shell: true,
    stdio: ["ignore", "inherit", "inherit", "pipe"],
  });
  const seconds = (performance.now() - start) / 1000;
  return { name, hasPassed: status === 0, seconds, computed: secondsIn(String(output[3])) };
});

/** The last line of what `times` prints: user and system time of a shell's children, like `1m2.34s 0m5.6s`. */
function secondsIn(times: string): number {
  const last = times.trim().split("\n").at(-1) ?? "";
  const each = [...last.matchAll(/(\d+)m([\d.]+)s/g)];
  return each.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

const inSeconds = (amount: number) => `${amount.toFixed(0).padStart(5)} s`;

console.log("\n=== summary: by the clock, and computed by all processors together");
for (const { name, hasPassed, seconds, computed } of results) {
  const verdict = hasPassed ? "passed" : "FAILED";
  console.log(`${verdict} ${inSeconds(seconds)} ${inSeconds(computed)}  ${name}`);
}
const passed = results.filter((result) => result.hasPassed).length;
console.log(`\n${passed} passed, ${results.length - passed} failed`);
process.exitCode = passed === results.length ? 0 : 1;
