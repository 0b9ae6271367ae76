import { buildProblem } from "../src/build/source-hash.ts";

// Run before the server of the browser tests: what they find in an old build is no news of the sources.

const problem = buildProblem(process.cwd());
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
