import type { Toc } from "@stefanprobst/rehype-extract-toc";
import { Link } from "react-router-dom";

/** Links to the sections of an article. */
export function ContentsList({ sections }: { sections: Toc }) {
  return (
    <ol className="contents-list">
      {sections.map(({ id, value }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            // The router scrolls to the section but doesn't focus it.
            onClick={() => document.getElementById(id ?? "")?.focus({ preventScroll: true })}
          >
            {value}
          </Link>
        </li>
      ))}
    </ol>
  );
}
