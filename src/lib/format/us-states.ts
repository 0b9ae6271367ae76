import { language, withLanguage } from "../language.ts";
import { paths } from "../paths.ts";
import { slugOf } from "./text.ts";

/** Redirect rules for static hosts, from a state's code or capitalized name to its page. */
export const stateRedirects = (): string =>
  englishNames
    .flatMap(([code, name]) => {
      const page = withLanguage(paths.state(stateSlug(code)));
      const others = [code, code.toLowerCase(), name.replaceAll(" ", "-")].map((spelling) =>
        withLanguage(paths.state(spelling)),
      );
      return others.flatMap((other) => [`${other} ${page} 301`, `${other}/ ${page} 301`]);
    })
    .join("\n");

type StateNames = readonly (readonly [code: string, name: string])[];

/** The 50 states, the District of Columbia, and the territories, as [code, name]. */
const englishNames: StateNames = [
  ["AL", "Alabama"],
  ["AK", "Alaska"],
  ["AS", "American Samoa"],
  ["AZ", "Arizona"],
  ["AR", "Arkansas"],
  ["CA", "California"],
  ["CO", "Colorado"],
  ["CT", "Connecticut"],
  ["DE", "Delaware"],
  ["DC", "District of Columbia"],
  ["FL", "Florida"],
  ["GA", "Georgia"],
  ["GU", "Guam"],
  ["HI", "Hawaii"],
  ["ID", "Idaho"],
  ["IL", "Illinois"],
  ["IN", "Indiana"],
  ["IA", "Iowa"],
  ["KS", "Kansas"],
  ["KY", "Kentucky"],
  ["LA", "Louisiana"],
  ["ME", "Maine"],
  ["MD", "Maryland"],
  ["MA", "Massachusetts"],
  ["MI", "Michigan"],
  ["MN", "Minnesota"],
  ["MS", "Mississippi"],
  ["MO", "Missouri"],
  ["MT", "Montana"],
  ["NE", "Nebraska"],
  ["NV", "Nevada"],
  ["NH", "New Hampshire"],
  ["NJ", "New Jersey"],
  ["NM", "New Mexico"],
  ["NY", "New York"],
  ["NC", "North Carolina"],
  ["ND", "North Dakota"],
  ["MP", "Northern Mariana Islands"],
  ["OH", "Ohio"],
  ["OK", "Oklahoma"],
  ["OR", "Oregon"],
  ["PA", "Pennsylvania"],
  ["PR", "Puerto Rico"],
  ["RI", "Rhode Island"],
  ["SC", "South Carolina"],
  ["SD", "South Dakota"],
  ["TN", "Tennessee"],
  ["TX", "Texas"],
  ["VI", "U.S. Virgin Islands"],
  ["UT", "Utah"],
  ["VT", "Vermont"],
  ["VA", "Virginia"],
  ["WA", "Washington"],
  ["WV", "West Virginia"],
  ["WI", "Wisconsin"],
  ["WY", "Wyoming"],
];

/** The names that Spanish writes differently. */
const spanishNames = new Map(
  language === "es"
    ? [
        ["AS", "Samoa Americana"],
        ["DC", "Distrito de Columbia"],
        ["HI", "Hawái"],
        ["LA", "Luisiana"],
        ["MI", "Míchigan"],
        ["MO", "Misuri"],
        ["MP", "Islas Marianas del Norte"],
        ["MS", "Misisipi"],
        ["NC", "Carolina del Norte"],
        ["ND", "Dakota del Norte"],
        ["NH", "Nuevo Hampshire"],
        ["NJ", "Nueva Jersey"],
        ["NM", "Nuevo México"],
        ["NY", "Nueva York"],
        ["OR", "Oregón"],
        ["PA", "Pensilvania"],
        ["SC", "Carolina del Sur"],
        ["SD", "Dakota del Sur"],
        ["VI", "Islas Vírgenes de EE. UU."],
        ["WV", "Virginia Occidental"],
      ]
    : [],
);

/**
 * The 50 states, the District of Columbia, and the territories, as [code, name], by name in the
 * language of the build.
 */
export const usStates: StateNames = englishNames
  .map(([code, name]) => [code, spanishNames.get(code) ?? name] as const)
  .sort(([, one], [, other]) => one.localeCompare(other, language));

const simplify = (name: string) => name.trim().replaceAll(".", "").toLowerCase();

/** The code of a state given as code or name in any case; null if there is no such state. */
export function stateCode(text: string): string | null {
  const wanted = simplify(text);
  const found = [...englishNames, ...usStates].find(
    ([code, name]) => code.toLowerCase() === wanted || simplify(name) === wanted,
  );
  return found?.[0] ?? null;
}

/** The name of a state by its code; the code itself if there is no such state. */
export const stateName = (code: string): string =>
  usStates.find(([known]) => known === code)?.[1] ?? code;

/**
 * The English name of a state, for addresses and searches; the code itself if there is no such
 * state.
 */
export const englishStateName = (code: string): string =>
  englishNames.find(([known]) => known === code)?.[1] ?? code;

/** The name of a state in the language of the build, by its English name; other texts stay as they are. */
export function localStateName(english: string): string {
  const [code] = englishNames.find(([, name]) => name === english) ?? [];
  return code ? stateName(code) : english;
}

/** The slug of a state: "TX" is "texas", and "VI" is "us-virgin-islands". */
export const stateSlug = (code: string): string => slugOf(simplify(englishStateName(code)));

/** The code of a state given as slug or code; null if there is no such state. */
export const stateOfSlug = (slug: string): string | null => stateCode(slug.replaceAll("-", " "));
