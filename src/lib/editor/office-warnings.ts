import { stateName } from "@/lib/format/us-states";
import { isMailingAddress } from "@/lib/listings/mailing-address";

/** The geographic center of each state, as [latitude, longitude] in whole degrees. */
const centers: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  AL: [33, -87],
  AK: [64, -153],
  AZ: [34, -112],
  AR: [35, -92],
  CA: [37, -120],
  CO: [39, -106],
  CT: [42, -73],
  DE: [39, -75],
  DC: [39, -77],
  FL: [28, -82],
  GA: [33, -83],
  HI: [20, -156],
  ID: [44, -115],
  IL: [40, -89],
  IN: [40, -86],
  IA: [42, -93],
  KS: [38, -98],
  KY: [38, -85],
  LA: [31, -92],
  ME: [45, -69],
  MD: [39, -77],
  MA: [42, -72],
  MI: [44, -85],
  MN: [46, -94],
  MS: [33, -90],
  MO: [38, -92],
  MT: [47, -110],
  NE: [42, -100],
  NV: [39, -117],
  NH: [44, -72],
  NJ: [40, -75],
  NM: [34, -106],
  NY: [43, -75],
  NC: [36, -79],
  ND: [47, -100],
  OH: [40, -83],
  OK: [36, -97],
  OR: [44, -121],
  PA: [41, -78],
  RI: [42, -72],
  SC: [34, -81],
  SD: [44, -100],
  TN: [36, -86],
  TX: [31, -99],
  UT: [39, -112],
  VT: [44, -73],
  VA: [37, -79],
  WA: [47, -120],
  WV: [39, -81],
  WI: [44, -90],
  WY: [43, -108],
  AS: [-14, -171],
  GU: [13, 145],
  MP: [15, 146],
  PR: [18, -66],
  VI: [18, -65],
};

const milesPerDegree = 69;
const farMiles = 650;

/** Whether two states are too far apart for one practice to have offices in both. False for an unknown state. */
export function areFarApart(one: string, other: string): boolean {
  const [here, there] = [centers[one], centers[other]];
  if (!here || !there) return false;
  const radians = ((here[0] + there[0]) / 2) * (Math.PI / 180);
  const north = here[0] - there[0];
  const east = (here[1] - there[1]) * Math.cos(radians);
  return Math.hypot(north, east) * milesPerDegree > farMiles;
}

interface WrittenOffice {
  address_street: string;
  /** A code, or empty. */
  address_state: string;
}

interface OfficeWarnings {
  address_street: string | null;
  address_state: string | null;
}

/** Warnings about likely mistakes in an office's address; `mainState` is the state of the practice's own address. */
export const officeWarnings = (
  { address_street, address_state }: WrittenOffice,
  mainState: string,
): OfficeWarnings => ({
  address_street: isMailingAddress(address_street)
    ? "This is a mailing address, not an office. Enter the street address; until then, it is shown as “Mailing address only” without directions."
    : null,
  address_state: areFarApart(address_state, mainState)
    ? `This office is in ${stateName(address_state)}, far from the practice's own address in ${stateName(mainState)}. Check the ZIP code and state.`
    : null,
});
