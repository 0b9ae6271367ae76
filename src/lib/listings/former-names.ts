import { enumerate } from "@/lib/format/numbers";
import { isPlainLine } from "@/lib/format/plain-line";
import { maxFormerNames } from "@/lib/supabase/shared-limits";

/** Former names on lines of their own or separated by semicolons, without duplicates. */
export const listNames = (text: string): string[] => [
  ...new Set(
    text
      .split(/[;\n|]/)
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

/** What is wrong with former names as typed, as the end of a sentence; null if nothing. */
export function formerNamesProblem(text: string): string | null {
  const names = listNames(text);
  if (names.length > maxFormerNames) return `at most ${maxFormerNames} names`;
  const isName = (name: string) => {
    const { length } = Array.from(name);
    return length >= 2 && length <= 120 && isPlainLine(name);
  };
  return names.every(isName) ? null : "names of 2 to 120 characters";
}

/** "Formerly Smith Family Medicine and Oak Clinic"; empty without names. */
export function formerly(names: readonly string[]): string {
  return names.length > 0 ? `Formerly ${enumerate(names)}` : "";
}
