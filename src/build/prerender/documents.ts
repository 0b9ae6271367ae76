import { paths, patterns } from "../../lib/paths.ts";
import type { Rendered } from "../../prerender.tsx";
import type { PageRoute, Routes } from "../../routes.ts";
import type { Program } from "../inline/compile.ts";
import { anyCityPath, forAnyCity } from "../inline/place-shell.ts";

/** A document that the build writes. */
export interface BuiltDocument {
  file: string;
  /** Tells the app whether it is complete, or still has to ask for its data. */
  kind: "page" | "shell";
  /** The app waits in it until somebody needs it: see src/build/inline/starter.ts. */
  isAtRest?: boolean;
  /** Addresses at which it does not rest, as a regular expression. */
  startsAt?: string;
  /** Its one address; null for a shell of many. */
  path: string | null;
  /** The address that it is rendered for; null when it shows no page yet. */
  at: string | null;
  /** What it answers, as paths of the route table. It asks at once for the scripts that all of them load. */
  answers: readonly string[];
  /** Makes it one for all its addresses. */
  adapt?: (rendered: Rendered) => Rendered;
  /** A program of its own. */
  program?: Program;
  /** It holds sample posts, for its program to fill. */
  hasSamples?: true;
}

type Shell = Pick<BuiltDocument, "file" | "at" | "adapt" | "program">;

/** The documents of built pages whose addresses no one knows at build time, by the page's path in the route table. */
const shells: Readonly<Record<string, Shell>> = {
  [patterns.city]: {
    ...{ file: "shell/city.html", at: anyCityPath },
    ...{ adapt: forAnyCity, program: "city-namer" },
  },
  [patterns.listing]: {
    ...{ file: "shell/doctor.html", at: paths.listing("-"), program: "listing-teller" },
  },
};

/** Built pages whose app waits at their address without a query, as text does: they need no data, or a program tells it. */
const resting: Readonly<Record<string, Pick<BuiltDocument, "program" | "hasSamples">>> = {
  [paths.auth]: {},
  [paths.feed]: { program: "feed-teller", hasSamples: true },
};

/** The file of a page in the built site. */
export const fileOf = (path: string): string =>
  path === paths.home ? "index.html" : `${path.slice(1)}.html`;

const ownDocument = (path: string, kind: BuiltDocument["kind"]): BuiltDocument => ({
  ...{ file: fileOf(path), kind, path, at: path, answers: [path] },
});

const shell = (of: Shell, pages: readonly PageRoute[]): BuiltDocument => ({
  ...{ ...of, kind: "shell", path: null, answers: pages.map(({ path }) => path) },
});

/**
 * The documents of the site. `addresses` names those of built pages that have several, by the page's path.
 * @throws when the addresses of a built page are not known, or when some are named of a page that is none.
 */
export function documentsOf(
  { text, data, door, account }: Routes,
  addresses: Readonly<Record<string, readonly string[]>>,
): BuiltDocument[] {
  const others = [...data, ...door, ...account];
  const built = others.filter(({ isBuilt }) => isBuilt);
  const firstWords = new Set([...text, ...others].map(({ path }) => path.split("/")[1] ?? ""));
  for (const path of [...Object.keys(shells), ...Object.keys(addresses)]) {
    if (!built.some((page) => page.path === path)) {
      throw new Error(`The route table has no built page at ${path}.`);
    }
  }
  const documentsAround = (page: PageRoute): BuiltDocument[] => {
    const ofMany = shells[page.path];
    if (ofMany) return [shell(ofMany, [page])];
    return (addresses[page.path] ?? [page.path]).map((path) => {
      if (path.includes(":")) throw new Error(`The build knows no address of the page at ${path}.`);
      const own = ownDocument(path, "shell");
      return path in resting ? { ...own, ...resting[path], isAtRest: true } : own;
    });
  };
  return [
    ...text.map(({ path, startsAtOnce = false }) => ({
      ...ownDocument(path, "page"),
      isAtRest: !startsAtOnce,
    })),
    // Every address without a page shows it, and without a host's rules also some that the app knows.
    {
      ...{ ...ownDocument("/404", "shell"), isAtRest: true, program: "missing-page" },
      startsAt: `^/(${[...firstWords].filter(Boolean).join("|")})\\b`,
    },
    ...built.flatMap(documentsAround),
    // Around all other pages.
    shell(
      { file: "shell/page.html", at: null },
      others.filter(({ isBuilt }) => !isBuilt),
    ),
  ];
}

/** A shell stands for many addresses, so that it must name none of its own. */
export const withoutAddress = ({ head, body }: Rendered): Rendered => ({
  head: head.replace(/<link rel="canonical"[^>]*>|<meta property="og:url"[^>]*>/g, ""),
  body: body.replace(/<script type="application\/ld\+json">.*?<\/script>/g, ""),
});
