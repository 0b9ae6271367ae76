import { existsSync } from "node:fs";

// Run before the server of the browser tests, which serves the last build.

if (!existsSync("dist-server/handler.js")) {
  console.error("There is no build to test: run `npm run build` first.");
  process.exitCode = 1;
}
