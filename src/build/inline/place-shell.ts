import { paths } from "../../lib/paths.ts";
import type { Rendered } from "../../prerender.tsx";

/** The city that a document for any city is rendered for. */
export const anyCityPath = paths.city("delaware", "your-city");

/** Turns the document of that city into one for any, which without script speaks of none. */
export const forAnyCity = ({ head, body }: Rendered): Rendered => ({
  head: head.replace(/Your City, (?:Delaware|DE)/g, "your city"),
  body: body
    .replaceAll("Your City, Delaware", "your city")
    .replace(/<li[^>]*>(?:(?!<\/li>).)*>Delaware<.*?<\/li>/, ""),
});
