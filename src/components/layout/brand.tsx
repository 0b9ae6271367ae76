import { Link } from "react-router-dom";
import { joinClasses } from "@/lib/join-classes";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site/site";

/** The logo: a map pin with an open door. `public/favicon.svg` has the same shape. */
function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 36" aria-hidden="true" className={className}>
      <path
        className="fill-primary"
        d="M16 1C7.8 1 2 6.9 2 14.6 2 24.3 16 35 16 35s14-10.7 14-20.4C30 6.9 24.2 1 16 1Z"
      />
      <path className="fill-on-primary" d="M9.5 23V14a6.5 6.5 0 0 1 13 0v9Z" />
      <path className="fill-accent" d="M16 7.500a6.5 6.5 0 0 1 6.5 6.500v9L16 25.500Z" />
    </svg>
  );
}

/** The product name and logo, linking to the home page. */
export function Brand({ className }: { className?: string }) {
  return (
    <Link
      to={paths.home}
      className={joinClasses(
        "inline-flex min-h-11 items-center gap-2.5 rounded-md font-display text-xl leading-tight font-bold tracking-display",
        className,
      )}
    >
      <BrandMark className="h-8 w-auto shrink-0" />
      {site.name}
    </Link>
  );
}
