import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { PlaceCity } from "@/hooks/directory/place-listings";
import { placePath } from "@/lib/directory/places";
import { formatMiles } from "@/lib/format/distance";
import { formatCount } from "@/lib/format/numbers";
import { plural } from "@/lib/messages";

/** Leaves the listings visible on a phone. */
const shownAtOnce = 10;

interface CityLinksProps {
  title: string;
  /** The state of the page, which the links don't repeat. */
  state: string;
  cities: PlaceCity[];
  /** Content below the cities. */
  children?: ReactNode;
}

/** Links to the pages of cities; the rest of a long list is collapsed. */
export function CityLinks({ title, state, cities, children }: CityLinksProps) {
  const folded = cities.slice(shownAtOnce);
  return (
    <section aria-labelledby="cities">
      <h2 id="cities" className="mb-4 text-xl">
        {title}
      </h2>
      <CityList state={state} cities={cities.slice(0, shownAtOnce)} />
      {folded.length > 0 && (
        <Disclosure
          summary={
            <span className="font-semibold">
              {plural(folded.length, { one: "# more city", other: "# more cities" })}
            </span>
          }
        >
          <CityList state={state} cities={folded} />
        </Disclosure>
      )}
      {children}
    </section>
  );
}

function CityList({ state, cities }: { state: string; cities: PlaceCity[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {cities.map((city) => (
        <li key={`${city.state} ${city.slug}`} className="max-w-full">
          <LinkButton
            to={placePath({ state: city.state, city: city.slug })}
            variant="secondary"
            size="sm"
            className="max-w-full flex-wrap"
          >
            {city.state === state ? city.city : `${city.city}, ${city.state}`}{" "}
            <span className="font-normal text-ink-soft">
              {city.miles === null ? (
                <>
                  {formatCount(city.practice_count)}{" "}
                  <VisuallyHidden>
                    {plural(city.practice_count, { one: "practice", other: "practices" })}
                  </VisuallyHidden>
                </>
              ) : (
                formatMiles(city.miles)
              )}
            </span>
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
