import { paths } from "@/lib/paths";
import { stateSlug, usStates } from "@/lib/places/us-states";

/** Rules for hosts that lead from a state's code, or its name in capitals, to the one address of its page. */
export const stateRedirects = (): string =>
  usStates
    .flatMap(([code, name]) => {
      const page = paths.state(stateSlug(code));
      const others = [code, code.toLowerCase(), name.replaceAll(" ", "-")].map(paths.state);
      return others.flatMap((other) => [`${other} ${page} 301`, `${other}/ ${page} 301`]);
    })
    .join("\n");
