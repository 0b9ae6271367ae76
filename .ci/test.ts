import { runStep, type Step } from "./step.ts";

// Runs all checks, even after a failure. Two sequences run in parallel, and the browser tests run last.

/** Most of these use one processor, which leaves the other one to the SQL tests. */
const firstSequence: Step[] = [
  { name: "format, lint, import rules", command: "npm run check" },
  { name: "spelling", command: "npm run check:spelling" },
  { name: "types", command: "npm run typecheck" },
  { name: "build", command: "npm run build" },
  { name: "links", command: "npm run check:links" },
  { name: "main journeys over PostgreSQL", command: "npm run test:postgres" },
  { name: "units and components", command: "npm run test:unit" },
];

/** The check of generated types reuses the migrated database that the tests create. */
const secondSequence: Step[] = [
  { name: "SQL and embedded backend", command: "npm run test:db" },
  { name: "generated types are current", command: "npm run db:types -- --check" },
];

/** Runs alone, because it uses both processors and measures performance. */
const lastStep: Step = { name: "browser, accessibility, weight", command: "npm run test:e2e" };

const start = performance.now();
const parallelResults = await Promise.all([runInOrder(firstSequence), runInOrder(secondSequence)]);
const results = [...parallelResults.flat(), await runStep(lastStep, "streamed")];

async function runInOrder(steps: Step[]) {
  const results = [];
  for (const step of steps) results.push(await runStep(step, "at the end"));
  return results;
}

const formatSeconds = (amount: number) => `${amount.toFixed(0).padStart(5)} s`;

console.log("\n=== summary: wall-clock time and CPU time");
for (const { name, hasPassed, seconds, cpuSeconds } of results) {
  const verdict = hasPassed ? "passed" : "FAILED";
  console.log(`${verdict} ${formatSeconds(seconds)} ${formatSeconds(cpuSeconds)}  ${name}`);
}
const totalCpuSeconds = results.reduce((sum, result) => sum + result.cpuSeconds, 0);
const totalSeconds = (performance.now() - start) / 1000;
console.log(`       ${formatSeconds(totalSeconds)} ${formatSeconds(totalCpuSeconds)}  total`);
const passed = results.filter((result) => result.hasPassed).length;
console.log(`\n${passed} passed, ${results.length - passed} failed`);
process.exitCode = passed === results.length ? 0 : 1;
