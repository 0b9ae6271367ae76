import { listThings } from "@/lib/listings/languages";
import { stateCode } from "@/lib/places/us-states";

/** "Texas, OK" as codes, each once; null where one of them is no state. */
export function listStates(text: string): string[] | null {
  const codes = listThings(text).map(stateCode);
  return codes.every((code) => code !== null) ? [...new Set(codes)] : null;
}
