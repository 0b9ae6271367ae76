// Runs first, on any version of Node: reports an unsupported version in one sentence, before a package fails on it.
import fs from "node:fs";

const { engines } = JSON.parse(fs.readFileSync("package.json", "utf8"));
const found = process.argv[2] || process.versions.node;

const numbers = (version) =>
  version
    .replace(/[^\d.]/g, "")
    .split(".")
    .map(Number);

/** `^20.19.0` is 20 from 20.19 on; `>=24.0.0` is 24 and all that came later. */
function allows(range) {
  const [major, minor] = numbers(found);
  const [neededMajor, neededMinor] = numbers(range);
  if (major === neededMajor) return minor >= neededMinor;
  return range.startsWith(">=") && major > neededMajor;
}

const ranges = engines.node.split(" || ");
if (!ranges.some(allows)) {
  const names = ranges.map((range) => numbers(range).slice(0, 2).join(".").replace(/\.0$/, ""));
  console.error(
    `This project needs Node ${names.join(", ")} or newer, and this is Node ${found}: get one from https://nodejs.org, then try again.`,
  );
  process.exit(1);
}
