import { paths } from "@/lib/paths";
import { stateSlug, usStates } from "@/lib/places/us-states";

/** Redirect rules for static hosts, from a state's code or capitalized name to its page. */
export const stateRedirects = (): string =>
  usStates
    .flatMap(([code, name]) => {
      const page = paths.state(stateSlug(code));
      const others = [code, code.toLowerCase(), name.replaceAll(" ", "-")].map(paths.state);
      return others.flatMap((other) => [`${other} ${page} 301`, `${other}/ ${page} 301`]);
    })
    .join("\n");
