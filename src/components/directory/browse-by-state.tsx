import { Link } from "react-router-dom";
import { placePath } from "@/lib/places/places";
import { usStates } from "@/lib/places/us-states";

/** Links to the pages of all states. */
export function BrowseByState() {
  return (
    <nav
      aria-labelledby="browse-by-state"
      className="mt-16 border-t border-line pt-10 print:hidden"
    >
      <h2 id="browse-by-state" className="text-2xl">
        Browse by state
      </h2>
      <ul className="mt-4 columns-[9.5rem] gap-x-6">
        {usStates.map(([code, name]) => (
          <li key={code} className="break-inside-avoid">
            <Link
              to={placePath({ state: code })}
              className="inline-flex min-h-11 items-center rounded-md py-1.5 pr-3 font-medium text-primary decoration-2 underline-offset-4 hover:text-primary-strong hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
