import { slugOf } from "../format/text.ts";
import { englishStateName, stateName, stateOfSlug, stateSlug } from "../format/us-states.ts";
import { paths } from "../paths.ts";

/** A location in degrees, rounded to two decimals (about a mile). */
export interface Position {
  latitude: number;
  longitude: number;
  /** It is the center of the map, not the visitor's location. */
  isOnMap?: boolean;
}

const written = /^(-?\d{1,2}(?:\.\d{1,2})?),(-?\d{1,3}(?:\.\d{1,2})?)(,map)?$/;

/** A location as a URL parameter; ",map" is appended for the map's center. */
export const writePosition = ({ latitude, longitude }: Position): string =>
  `${latitude},${longitude}`;

/** Parses a location from `writePosition`; undefined if invalid. */
export function readPosition(text: string): Position | undefined {
  const [, latitude, longitude, map] = written.exec(text) ?? [];
  const position = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180
    ? { ...position, ...(map && { isOnMap: true }) }
    : undefined;
}

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
  cityName === undefined
    ? `${englishStateName(state)}${namesakes.includes(state) ? " State" : ""}`
    : `${cityName}, ${state}`;

/** A city's name guessed from its slug: "round-rock" is "Round Rock". */
export const nameOfSlug = (slug: string): string =>
  slug.replace(/(^|-)(.)/g, (_, dash: string, letter: string) =>
    dash ? ` ${letter.toUpperCase()}` : letter.toUpperCase(),
  );
