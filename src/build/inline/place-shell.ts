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

/** Writes the name of the city that an address tells into its document, as src/lib/places/places.ts does: nothing waits. */
export const cityNamer =
  "{const[state,city]=location.pathname.split('/').slice(2).map((slug)=>" +
  "slug.replace(/(^|-)(.)/g,(_,dash,letter)=>(dash&&' ')+letter.toUpperCase()).replace(' Of ',' of '));" +
  "if(city)for(const element of[document.querySelector('title'),document.querySelector('h1'),document.querySelector('main [aria-current=page]')])" +
  "element.textContent=element.textContent.replace(/your city/i,city+', '+state)}";
