import { spawnSync } from "node:child_process";
import { type Result, runStep } from "./step.ts";

// Runs the SQL, unit, and component tests at moments when a test that depends on the clock fails:
// `npm run test:clock`. Debian's `faketime` sets the clock of Node and PostgreSQL.

/** In UTC. Replace those that have passed: tests may contain dates that were in the past when they were written. */
const moments = {
  "shortly after midnight": "2027-12-03T00:30",
  "shortly before midnight": "2027-12-03T23:30",
  "the first of a month, which is still the last of the month before in the United States":
    "2028-03-01T02:00",
  "the night in which clocks go forward in Chicago": "2028-03-12T07:55",
  "the night in which clocks go back in Chicago": "2027-11-07T06:55",
  "a leap day": "2028-02-29T12:00",
  "the last half hour of the year in Chicago": "2028-01-01T05:30",
  "a Sunday at 3 am in Chicago": "2027-12-05T09:00",
};

const commands = {
  "the clock itself": "npx tsx .ci/check-clock.ts",
  SQL: "npx vitest run --project db supabase/tests/pgtap.test.ts",
  "units and components": "npx vitest run --project node --project unit --project once",
};

if (spawnSync("faketime", ["--version"]).error) {
  throw new Error("Install `faketime` (on Debian and Ubuntu: the package of that name).");
}
// Timers still run at their normal speed.
process.env.FAKETIME_DONT_FAKE_MONOTONIC = "1";

const results: Result[] = [];
for (const [moment, time] of Object.entries(moments)) {
  for (const [name, command] of Object.entries(commands)) {
    // An offset from now, because each process that a test starts would begin again at a fixed time.
    const offset = Math.round((Date.parse(`${time}Z`) - Date.now()) / 1000);
    const step = {
      name: `${name} on ${moment}`,
      command: `EXPECTED_TIME=${time}Z faketime -f '${offset < 0 ? "" : "+"}${offset}s' ${command}`,
    };
    results.push(await runStep(step, "streamed"));
  }
}
const failed = results.filter(({ hasPassed }) => !hasPassed);
for (const { name } of failed) console.log(`FAILED ${name}`);
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
