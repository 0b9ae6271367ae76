import { isFormula, isPlainLine } from "@/lib/format/plain-line";
import { listNames } from "@/lib/listings/former-names";
import { maxFormerNames } from "@/lib/supabase/shared-limits";

/** What is wrong with former names as typed, as the end of a sentence; null if nothing. */
export function formerNamesProblem(text: string): string | null {
  const names = listNames(text);
  if (names.length > maxFormerNames) return `at most ${maxFormerNames} names`;
  const isName = (name: string) => {
    const { length } = Array.from(name);
    return length >= 2 && length <= 120 && isPlainLine(name) && !isFormula(name);
  };
  return names.every(isName) ? null : "names of 2 to 120 characters";
}
