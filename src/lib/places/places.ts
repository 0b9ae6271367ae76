import { slugOf } from "@/lib/format/slug";
import { paths } from "@/lib/paths";
import { stateName, stateOfSlug, stateSlug } from "@/lib/places/us-states";

/** A state, or one of its cities. */
export interface Place {
  /** The state's code, such as "TX". */
  state: string;
  /** The city's slug, such as "round-rock". */
  city?: string;
}

/** Parses a place from a URL; null if it can't be one. Only the database knows whether the city exists. */
export function readPlace(stateText: string, cityText?: string): Place | null {
  const state = stateOfSlug(stateText);
  if (state === null) return null;
  if (cityText === undefined) return { state };
  const city = slugOf(cityText);
  return city === "" ? null : { state, city };
}

/** The path of a place's page. */
export const placePath = ({ state, city }: Place): string =>
  city === undefined ? paths.state(stateSlug(state)) : paths.city(stateSlug(state), city);

/** The full name of a place: "Round Rock, Texas". */
export const placeName = (state: string, cityName?: string): string =>
  cityName === undefined ? stateName(state) : `${cityName}, ${stateName(state)}`;

/** A short name for titles: "Round Rock, TX". */
export const shortPlaceName = (state: string, cityName?: string): string =>
  cityName === undefined ? stateName(state) : `${cityName}, ${state}`;

/** States with the name of a larger city, which a search would find instead. */
const namesakes = ["NY", "WA"];

/** The search text for a place: "Round Rock, TX", "New York State". */
export const placeSearch = (state: string, cityName?: string): string =>
  `${shortPlaceName(state, cityName)}${!cityName && namesakes.includes(state) ? " State" : ""}`;

/** A city's name guessed from its slug: "round-rock" is "Round Rock". */
export const nameOfSlug = (slug: string): string =>
  slug.replace(/(^|-)(.)/g, (_, dash: string, letter: string) =>
    dash ? ` ${letter.toUpperCase()}` : letter.toUpperCase(),
  );
