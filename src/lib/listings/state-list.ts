import { listThings } from "@/lib/listings/languages";
import { stateCode } from "@/lib/places/us-states";

/** "Texas, OK" as state codes without duplicates; null if one isn't a state. */
export function listStates(text: string): string[] | null {
  const codes = listThings(text).map(stateCode);
  return codes.every((code) => code !== null) ? [...new Set(codes)] : null;
}
