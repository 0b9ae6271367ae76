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
  const { status } = spawnSync(command, { shell: true, stdio: ["ignore", "inherit", "inherit"] });
  return { name, hasPassed: status === 0, seconds: (performance.now() - start) / 1000 };
});

console.log("\n=== summary");
for (const { name, hasPassed, seconds } of results) {
  console.log(`${hasPassed ? "passed" : "FAILED"}  ${seconds.toFixed(0).padStart(4)} s  ${name}`);
}
const passed = results.filter((result) => result.hasPassed).length;
console.log(`\n${passed} passed, ${results.length - passed} failed`);
process.exitCode = passed === results.length ? 0 : 1;
