import { stateCode } from "@/lib/format/us-states";
import { listThings } from "@/lib/listings/languages";

const otherNames = new Map([
  ["virgin islands", "VI"],
  ["united states virgin islands", "VI"],
  ["usvi", "VI"],
  ["northern marianas", "MP"],
  ["cnmi", "MP"],
]);

/** The code of a state given as people write it: "CNMI", "Virgin Islands"; null if there is no such state. */
export const readState = (text: string): string | null =>
  stateCode(text) ?? otherNames.get(text.trim().replaceAll(".", "").toLowerCase()) ?? null;

/** "Texas, OK" as state codes without duplicates; null if one isn't a state. */
export function listStates(text: string): string[] | null {
  const codes = listThings(text).map(readState);
  return codes.every((code) => code !== null) ? [...new Set(codes)] : null;
}
