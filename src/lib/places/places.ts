import { slugOf } from "@/lib/format/slug";
import { paths } from "@/lib/paths";
import { stateName, stateOfSlug, stateSlug } from "@/lib/places/us-states";

/** A state, or one of its cities. */
export interface Place {
  /** Its code, as "TX". */
  state: string;
  /** As it stands in addresses, like "round-rock". */
  city?: string;
}

/** Reads what an address calls a place; null when it cannot be one. Whether there is such a city, the database knows. */
export function readPlace(stateText: string, cityText?: string): Place | null {
  const state = stateOfSlug(stateText);
  if (state === null) return null;
  if (cityText === undefined) return { state };
  const city = slugOf(cityText);
  return city === "" ? null : { state, city };
}

/** The address of a place's page. */
export const placePath = ({ state, city }: Place): string =>
  city === undefined ? paths.state(stateSlug(state)) : paths.city(stateSlug(state), city);

/** What people call a place, by its city's name: "Round Rock, Texas". */
export const placeName = (state: string, cityName?: string): string =>
  cityName === undefined ? stateName(state) : `${cityName}, ${stateName(state)}`;

/** The same in few words, for titles: "Round Rock, TX". */
export const shortPlaceName = (state: string, cityName?: string): string =>
  cityName === undefined ? stateName(state) : `${cityName}, ${state}`;

/** States that are called like a larger city, which a search takes their name for. */
const namesakes = ["NY", "WA"];

/** The text that the directory's search takes for the place: "Round Rock, TX", "New York State". */
export const placeSearch = (state: string, cityName?: string): string =>
  `${shortPlaceName(state, cityName)}${!cityName && namesakes.includes(state) ? " State" : ""}`;

/** A city's name as far as its slug tells: "round-rock" is "Round Rock". */
export const nameOfSlug = (slug: string): string =>
  slug.replace(/(^|-)(.)/g, (_, dash: string, letter: string) =>
    dash ? ` ${letter.toUpperCase()}` : letter.toUpperCase(),
  );
