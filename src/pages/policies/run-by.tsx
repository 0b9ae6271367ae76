import { operator } from "@/lib/site/operator";
import { site } from "@/lib/site/site";

/** Who runs the site, where its configuration says so. */
export function RunBy() {
  if (!operator.name) return null;
  return (
    <p>
      {site.name} is run by {operator.name}
      {operator.place && `, ${operator.place}`}.
    </p>
  );
}
