import { runStep, type Step } from "./step.ts";

// Every check there is. All run, so that one failure does not hide another.

/** Those before the units compute on one processor most of the time, and leave the other to SQL. */
const first: Step[] = [
  { name: "format, lint, import rules", command: "npm run check" },
  { name: "spelling", command: "npm run check:spelling" },
  { name: "types", command: "npm run typecheck" },
  { name: "build", command: "npm run build" },
  { name: "links", command: "npm run check:links" },
  { name: "main journeys over PostgreSQL", command: "npm run test:postgres" },
  { name: "units and components", command: "npm run test:unit" },
];

/** The first takes both processors, and leaves the migrated database that the second starts from. */
const second: Step[] = [
  { name: "SQL and embedded backend", command: "npm run test:db" },
  { name: "generated types are current", command: "npm run db:types -- --check" },
];

/** Takes both processors, and measures what a person would wait for: nothing else runs beside it. */
const last: Step = { name: "browser, accessibility, weight", command: "npm run test:e2e" };

const start = performance.now();
const beside = await Promise.all([inTurn(first), inTurn(second)]);
const results = [...beside.flat(), await runStep(last, "as it comes")];

async function inTurn(steps: Step[]) {
  const ended = [];
  for (const step of steps) ended.push(await runStep(step, "at its end"));
  return ended;
}

const inSeconds = (amount: number) => `${amount.toFixed(0).padStart(5)} s`;

console.log("\n=== summary: by the clock, and computed by all processors together");
for (const { name, hasPassed, seconds, computed } of results) {
  const verdict = hasPassed ? "passed" : "FAILED";
  console.log(`${verdict} ${inSeconds(seconds)} ${inSeconds(computed)}  ${name}`);
}
const computed = results.reduce((sum, result) => sum + result.computed, 0);
const whole = (performance.now() - start) / 1000;
console.log(
  `       ${inSeconds(whole)} ${inSeconds(computed)}  all, the first nine in two rows beside each other`,
);
const passed = results.filter((result) => result.hasPassed).length;
console.log(`\n${passed} passed, ${results.length - passed} failed`);
process.exitCode = passed === results.length ? 0 : 1;
