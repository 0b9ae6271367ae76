import { paths } from "../../lib/paths.ts";
import type { Rendered } from "../../prerender.tsx";
import type { Program } from "../inline/compile.ts";
import { anyCityPath, forAnyCity } from "../inline/place-shell.ts";
import { type BuiltPage, page } from "./static-pages.ts";

const dataLayout = "components/layout/data-layout.tsx";
const placePage = "pages/directory/place-page.tsx";

const directory = page(paths.directory(), dataLayout, "pages/directory/directory-page.tsx");
const anyCity = page(anyCityPath, dataLayout, placePage);
const anyListing = page(paths.listing("-"), dataLayout, "pages/listings/listing-page.tsx");

/** The pages of one address each that read data: the build writes them as they are before any has come. */
export const dataPages = (statePaths: readonly string[]): BuiltPage[] => [
  directory,
  ...statePaths.map((path) => page(path, dataLayout, placePage)),
  page(paths.feed, dataLayout, "pages/feed/feed-page.tsx"),
];

/** The pages that a deploy writes with their data. */
export const deployedPages = { directory, place: anyCity, listing: anyListing };

/** A document for addresses that no one knows at build time. */
interface Shell extends Omit<BuiltPage, "path"> {
  /** What it is rendered for; null when it shows no page yet. */
  path: string | null;
  /** Makes it one for all its addresses. */
  adapt?: (rendered: Rendered) => Rendered;
  /** Runs in it before it is painted. */
  program?: Program;
}

/** The documents that answer many addresses each, by file: see public/_redirects. */
export const shells: Readonly<Record<string, Shell>> = {
  "auth.html": page(
    paths.auth,
    dataLayout,
    "pages/auth/auth-page.tsx",
    "pages/auth/auth-loader.ts",
  ),
  "shell/doctor.html": anyListing,
  "shell/city.html": {
    ...anyCity,
    adapt: forAnyCity,
    program: "city-namer",
  },
  "shell/page.html": { ...page("", dataLayout), path: null },
};

/** A shell stands for many addresses, so that it must name none of its own. */
export const withoutAddress = ({ head, body }: Rendered): Rendered => ({
  head: head.replace(/<link rel="canonical"[^>]*>|<meta property="og:url"[^>]*>/g, ""),
  body: body.replace(/<script type="application\/ld\+json">.*?<\/script>/g, ""),
});
