import type { Position } from "@/lib/directory/places";
import { stateName } from "@/lib/format/us-states";

/** Where people can't drive to the other states. All others share the mainland. */
const overseas = ["AK", "AS", "GU", "HI", "MP", "PR", "VI"] as const;

type Region = (typeof overseas)[number] | "mainland";

const regionOfState = (state: string): Region =>
  overseas.find((code) => code === state) ?? "mainland";

/** Whether a state is apart from the mainland. */
export const isOverseas = (state: string): boolean => regionOfState(state) !== "mainland";

/** By the first digits of a ZIP code: "US Postal Service, labeling list L002". */
function regionOfZip(zip: string): Region {
  if (zip.startsWith("008")) return "VI";
  if (/^00[679]/.test(zip)) return "PR";
  if (zip === "96799") return "AS";
  if (/^96[78]/.test(zip)) return "HI";
  if (/^9695/.test(zip)) return "MP";
  if (/^969/.test(zip)) return "GU";
  return /^99[5-9]/.test(zip) ? "AK" : "mainland";
}

function regionOfPosition({ latitude, longitude }: Position): Region {
  if (latitude < 0) return "AS";
  if (longitude > 0) return latitude < 13.9 ? "GU" : "MP";
  if (longitude > -68 && latitude < 20) return longitude > -65.1 ? "VI" : "PR";
  if (longitude < -150 && latitude < 30) return "HI";
  // The southern tip of Alaska is at 54.5 degrees, and the mainland ends at 49.4.
  return latitude > 51 ? "AK" : "mainland";
}

/** The region of a place as a search names it: "San Juan, PR", "ZIP 00901", or "you"; undefined if unknown. */
function regionOfPlace(place: string | null, near: Position | undefined): Region | undefined {
  if (place === "you") return near && regionOfPosition(near);
  const [, zip, state] = /(?:ZIP (\d{5})|, ([A-Z]{2}))$/.exec(place ?? "") ?? [];
  if (zip) return regionOfZip(zip);
  return state ? regionOfState(state) : undefined;
}

/** A neighboring island, such as Culebra and St. Thomas, can still be the nearest place to see a doctor. */
const maxMilesBySea = 100;

interface Nearest {
  address_state: string;
  distance_miles: number | null;
}

/**
 * Returns the name of the region of a place if the nearest listings are across the sea or another country, where they are of no
 * use; null if one of them can be reached.
 */
export function regionWithoutListings(
  listings: readonly Nearest[],
  place: string | null,
  near: Position | undefined,
): string | null {
  const region = regionOfPlace(place, near);
  if (region === undefined || listings.some((listing) => isReachable(listing, region))) return null;
  return region === "mainland" ? "the mainland United States" : stateName(region);
}

const isReachable = ({ address_state, distance_miles }: Nearest, region: Region) =>
  regionOfState(address_state) === region ||
  (distance_miles !== null && distance_miles <= maxMilesBySea);
