import { Link, useSearchParams } from "react-router-dom";
import { searched } from "@/lib/browser/searched";
import { readAddress } from "@/lib/filters/read-wishes";
import { joinClasses } from "@/lib/join-classes";
import { radii } from "@/lib/listings/listing-filters";
import { paths } from "@/lib/paths";

/** Links that repeat the search with another radius. */
export function RadiusLinks({ radius }: { radius: number }) {
  const [params] = useSearchParams();
  const withRadius = (miles: number) => paths.directory({ ...readAddress(params), radius: miles });

  return (
    <nav aria-label="Distance">
      <ul className="flex flex-wrap items-center gap-1 text-sm">
        {radii.map((miles) => (
          <li key={miles}>
            <Link
              to={withRadius(miles)}
              state={searched}
              aria-label={`${miles} miles`}
              aria-current={miles === radius || undefined}
              className={joinClasses(
                "inline-flex min-h-11 min-w-11 items-center justify-center rounded-full px-3",
                miles === radius
                  ? "bg-sage font-semibold text-ink"
                  : "text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink",
              )}
            >
              {miles}
            </Link>
          </li>
        ))}
        <li aria-hidden="true" className="pl-1 text-ink-soft">
          miles
        </li>
      </ul>
    </nav>
  );
}
