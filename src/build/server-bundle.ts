import path from "node:path";
import { pathToFileURL } from "node:url";
import { type Language, withLanguage } from "../lib/language.ts";

export type StaticSite = typeof import("../server/static-site.ts");

/** Returns the folder of a language's server bundle. */
export const serverFolderOf = (language: Language): string =>
  path.join("dist-server", withLanguage("/", language));

/**
 * Loads the server bundle of the last build, which renders pages.
 * @throws if the site hasn't been built
 */
export function loadStaticSite(root: string, language: Language): Promise<StaticSite> {
  // Must be set before React is loaded, because its development build is much slower.
  process.env.NODE_ENV ||= "production";
  return importFromServer(root, language, "static-site.js");
}

/** Loads the fetch handler of the last build. `api` is the URL of the API. */
export function loadHandler(
  root: string,
  language: Language,
  api: string,
): Promise<typeof import("../server/handle-request.ts")> {
  process.env.NODE_ENV ||= "production";
  process.env.API_ORIGIN = api;
  return importFromServer(root, language, "handler.js");
}

const importFromServer = (root: string, language: Language, file: string) =>
  import(pathToFileURL(path.join(root, serverFolderOf(language), file)).href);
