// Runs before everything else, on Node of any age: tells in one sentence when it is too old, before a package breaks on it.
import fs from "node:fs";

const { engines } = JSON.parse(fs.readFileSync("package.json", "utf8"));
const needed = engines.node.replace(/[^\d.]/g, "");
const found = process.argv[2] || process.versions.node;

const [major, minor] = found.split(".").map(Number);
const [neededMajor, neededMinor] = needed.split(".").map(Number);
if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  console.error(
    `This project needs Node ${needed} or newer, and this is Node ${found}: get one from https://nodejs.org, then try again.`,
  );
  process.exit(1);
}
