import type { Toc } from "@stefanprobst/rehype-extract-toc";
import { Link } from "react-router-dom";

/** The table of contents of a policy. */
export function PolicyContents({ contents }: { contents: Toc }) {
  return (
    <nav
      aria-labelledby="contents"
      className="print:hidden lg:top-28 lg:self-start lg:[@media(height>=40rem)]:sticky"
    >
      <h2 id="contents" className="font-sans text-sm font-semibold tracking-normal text-ink-soft">
        On this page
      </h2>
      <ol className="mt-2 grid sm:grid-cols-2 lg:grid-cols-1">
        {contents.map(({ id, value }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              // The router scrolls to the section; this moves the focus.
              onClick={() => document.getElementById(id ?? "")?.focus({ preventScroll: true })}
              className="inline-flex min-h-11 items-center rounded-md py-1.5 pr-3 text-balance font-medium text-primary decoration-2 underline-offset-4 hover:text-primary-strong hover:underline"
            >
              {value}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
