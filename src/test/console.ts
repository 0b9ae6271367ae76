import { vi } from "vitest";

type Level = "error" | "warn";

interface Expectation {
  level: Level;
  pattern: RegExp;
  wasMet: boolean;
}

let expectations: Expectation[] = [];
let unexpected: string[] = [];

/** Expects a console message. A test fails if the message is missing, or if there is any other one. */
export function expectConsole(level: Level, pattern: RegExp): void {
  expectations.push({ level, pattern, wasMet: false });
}

export function watchConsole(): void {
  expectations = [];
  unexpected = [];
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const text = parts.map(String).join(" ");
      const expected = expectations.find((one) => one.level === level && one.pattern.test(text));
      if (expected) expected.wasMet = true;
      else unexpected.push(`console.${level}: ${text}`);
    });
  }
}

export function assertConsole(): void {
  const missing = expectations.filter((one) => !one.wasMet).map((one) => `missing: ${one.pattern}`);
  const problems = [...unexpected, ...missing];
  vi.restoreAllMocks();
  if (problems.length > 0) throw new Error(`Unexpected console output\n${problems.join("\n")}`);
}
