import { withLanguage } from "../language.ts";
import { paths } from "../paths.ts";
import { slugOf } from "./text.ts";

/** Redirect rules for static hosts, from a state's code or capitalized name to its page. */
export const stateRedirects = (): string =>
  usStates
    .flatMap(([code, name]) => {
      const page = withLanguage(paths.state(stateSlug(code)));
      const others = [code, code.toLowerCase(), name.replaceAll(" ", "-")].map((spelling) =>
        withLanguage(paths.state(spelling)),
      );
      return others.flatMap((other) => [`${other} ${page} 301`, `${other}/ ${page} 301`]);
    })
    .join("\n");

/** The 50 states, the District of Columbia, and the territories, as [code, name]. */
export const usStates: readonly (readonly [code: string, name: string])[] = [
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

const simplify = (name: string) => name.trim().replaceAll(".", "").toLowerCase();

/** The code of a state given as code or name in any case; null if there is no such state. */
export function stateCode(text: string): string | null {
  const wanted = simplify(text);
  const found = usStates.find(
    ([code, name]) => code.toLowerCase() === wanted || simplify(name) === wanted,
  );
  return found?.[0] ?? null;
}

/** The name of a state by its code; the code itself if there is no such state. */
export const stateName = (code: string): string =>
  usStates.find(([known]) => known === code)?.[1] ?? code;

/** The slug of a state: "TX" is "texas", and "VI" is "us-virgin-islands". */
export const stateSlug = (code: string): string => slugOf(simplify(stateName(code)));

/** The code of a state given as slug or code; null if there is no such state. */
export const stateOfSlug = (slug: string): string | null => stateCode(slug.replaceAll("-", " "));
