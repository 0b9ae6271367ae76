import { vi } from "vitest";

type Level = "error" | "warn";

interface Expectation {
  level: Level;
  pattern: RegExp;
  wasMet: boolean;
}

let expectations: Expectation[] = [];
let surprises: string[] = [];

/** Says that the test makes the console speak: anything else there fails it, and so does silence. */
export function expectConsole(level: Level, pattern: RegExp): void {
  expectations.push({ level, pattern, wasMet: false });
}

export function watchConsole(): void {
  expectations = [];
  surprises = [];
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const text = parts.map(String).join(" ");
      const expected = expectations.find((one) => one.level === level && one.pattern.test(text));
      if (expected) expected.wasMet = true;
      else surprises.push(`console.${level}: ${text}`);
    });
  }
}

export function assertConsole(): void {
  const missing = expectations.filter((one) => !one.wasMet).map((one) => `silent: ${one.pattern}`);
  const problems = [...surprises, ...missing];
  vi.restoreAllMocks();
  if (problems.length > 0) throw new Error(`Unexpected console output\n${problems.join("\n")}`);
}
