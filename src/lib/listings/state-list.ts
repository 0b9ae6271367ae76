import { stateCode, usStates } from "@/lib/format/us-states";
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
  stateCode(text.replace(/^\s*US-(?=[A-Z]{2}\s*$)/, "")) ??
  otherNames.get(text.trim().replaceAll(".", "").toLowerCase()) ??
  null;

const everyState =
  /^all (?:of )?(?:the )?(?:(?:50|fifty) )?(?:us |u\.s\. )?states$|^(?:50|fifty) states$/i;

const fiftyStates = usStates
  .map(([code]) => code)
  .filter((code) => !["DC", "AS", "GU", "MP", "PR", "VI"].includes(code));

/** "Texas, OK" or "all 50 states and DC" as state codes without duplicates; null if one isn't a state. */
export function listStates(text: string): string[] | null {
  const codes = listThings(text).flatMap((thing) =>
    everyState.test(thing) ? fiftyStates : readState(thing),
  );
  return codes.every((code) => code !== null) ? [...new Set(codes)] : null;
}
