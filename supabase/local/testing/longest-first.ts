import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The slowest test files, which would extend the run if they started last. */
const slowest = ["pgtap", "import-files", "parsed-searches", "import", "api-surface", "snapshot"];

const isSlow = ({ moduleId }: TestSpecification) =>
  slowest.some((name) => moduleId.endsWith(`/${name}.test.ts`));

/** Runs the slowest files first. Vitest orders files by duration only if it has run them before. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
