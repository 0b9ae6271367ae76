import type { Toc } from "@stefanprobst/rehype-extract-toc";
import { Link } from "react-router-dom";

const focusHeading = (id: string) => document.getElementById(id)?.focus({ preventScroll: true });

/** Links to the sections of an article. The router scrolls; the focus goes along. */
export function ContentsList({ sections }: { sections: Toc }) {
  return (
    <ol className="border-l border-line">
      {sections.map(({ id = "", value }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            onClick={() => focusHeading(id)}
            className="-ml-px block border-l-2 border-transparent py-1.5 pl-4 text-sm text-ink-soft transition-colors hover:border-accent hover:text-ink pointer-coarse:py-3"
          >
            {value}
          </Link>
        </li>
      ))}
    </ol>
  );
}
