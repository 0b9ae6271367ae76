import type { Reporter, TestModule } from "vitest/node";

const count = 8;

/** Prints the test files that took longest. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module) => ({
      name: `${module.project.name} ${module.relativeModuleId}`,
      seconds: module.diagnostic().duration / 1000,
    }));
    files.sort((one, other) => other.seconds - one.seconds);
    console.log("\nSlowest files:");
    for (const { name, seconds } of files.slice(0, count)) {
      console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`);
    }
  }
}
