import { operator } from "@/lib/site/operator";
import { site } from "@/lib/site/site";

/** The operator of the site, if configured. */
export function RunBy() {
  if (!operator.name) return null;
  return (
    <p>
      {site.name} is run by {operator.name}
      {operator.place && `, ${operator.place}`}.
    </p>
  );
}
