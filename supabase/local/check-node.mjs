// Reports an unsupported version of Node before a package fails on it. Must run on any version.
import fs from "node:fs";

const { engines } = JSON.parse(fs.readFileSync("package.json", "utf8"));
const version = process.argv[2] || process.versions.node;

const numbers = (text) =>
  text
    .replace(/[^\d.]/g, "")
    .split(".")
    .map(Number);

/** Whether the version is in a range: `^20.19.0` is 20.19 and later 20.x, `>=24.0.0` is 24 and later. */
function allows(range) {
  const [major, minor] = numbers(version);
  const [neededMajor, neededMinor] = numbers(range);
  if (major === neededMajor) return minor >= neededMinor;
  return range.startsWith(">=") && major > neededMajor;
}

const ranges = engines.node.split(" || ");
if (!ranges.some(allows)) {
  const names = ranges.map((range) => numbers(range).slice(0, 2).join(".").replace(/\.0$/, ""));
  console.error(
    `This project needs Node ${names.join(", ")} or newer, and this is Node ${version}: get one from https://nodejs.org, then try again.`,
  );
  process.exit(1);
}
