import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Each as long as all that would be left to the other processor, were it begun last. */
const longest = [
  "dev-server",
  "pgtap",
  "import-files",
  "mixed-load",
  "import",
  "concurrent-email-workers",
];

const isLong = ({ moduleId }: TestSpecification) =>
  longest.some((name) => moduleId.endsWith(`/${name}.test.ts`));

/** Begins with the files that take longest, which Vitest by itself knows only where they have run before. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
