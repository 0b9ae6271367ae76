import { runStep, type Step } from "./step.ts";

// Runs all checks, even after a failure, and prints what took longest. `npm run test:all` adds the sweeps.

const isThorough = process.argv.includes("--all");

/** Most of these use one processor, which leaves the other one to the SQL tests. */
const firstSequence: Step[] = [
  { name: "format, lint, import rules", command: "npm run check" },
  { name: "spelling", command: "npm run check:spelling" },
  { name: "types", command: "npm run typecheck" },
  { name: "build", command: "npm run build" },
  { name: "links", command: "npm run check:links" },
  { name: "page weight", command: "npm run check:weight" },
  { name: "units and components", command: "npm run test:unit" },
];

/** The check of generated types comes first, because it creates PGlite's snapshot, which some tests need. */
const secondSequence: Step[] = [
  { name: "generated types are current", command: "npm run db:types -- --check" },
  { name: "SQL and embedded backend", command: "npm run test:db" },
];

/** Runs alone, because a page load uses both processors. */
const browserSteps: Step[] = [{ name: "browser journeys", command: "npm run test:e2e" }];

/**
 * The SQL tests and all browser tests run on PGlite, as in `npm run dev`. The journeys also run on
 * PostgreSQL, as part of `npm test`.
 */
const sweeps: Step[] = [
  { name: "other times of the day and year", command: "npm run test:clock" },
  { name: "crashes and load", command: "npm run test:crashes" },
  { name: "SQL on PGlite", command: "TEST_DATABASE=pglite npm run test:db" },
  { name: "browser journeys on PGlite", command: "TEST_DATABASE=pglite npm run test:e2e" },
  { name: "sweeps of every page, on PGlite", command: "TEST_DATABASE=pglite npm run test:sweeps" },
];

const start = performance.now();
const parallelResults = await Promise.all([runInOrder(firstSequence), runInOrder(secondSequence)]);
const results = parallelResults.flat();
for (const step of isThorough ? [...browserSteps, ...sweeps] : browserSteps) {
  results.push(await runStep(step, "streamed"));
}

async function runInOrder(steps: Step[]) {
  const results = [];
  for (const step of steps) results.push(await runStep(step, "at the end"));
  return results;
}

const formatSeconds = (amount: number) => `${amount.toFixed(0).padStart(5)} s`;

console.log("\n=== summary: wall-clock time and CPU time, longest first");
for (const { name, hasPassed, seconds, cpuSeconds } of results.sort(
  (one, other) => other.seconds - one.seconds,
)) {
  const verdict = hasPassed ? "passed" : "FAILED";
  console.log(`${verdict} ${formatSeconds(seconds)} ${formatSeconds(cpuSeconds)}  ${name}`);
}
const totalCpuSeconds = results.reduce((sum, result) => sum + result.cpuSeconds, 0);
const totalSeconds = (performance.now() - start) / 1000;
console.log(`       ${formatSeconds(totalSeconds)} ${formatSeconds(totalCpuSeconds)}  total`);
const passed = results.filter((result) => result.hasPassed).length;
console.log(`\n${passed} passed, ${results.length - passed} failed`);
process.exitCode = passed === results.length ? 0 : 1;
