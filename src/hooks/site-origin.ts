import { useSyncExternalStore } from "react";
import { site } from "@/lib/site/site";

const neverChanges = () => () => {};
const inTheBrowser = () => site.url ?? window.location.origin;
const atBuildTime = () => site.url;

/**
 * Where the site is reached. Not known to a page that is rendered by a build without VITE_SITE_URL; such a page learns
 * it from the address bar once the browser has taken it over.
 */
export const useSiteOrigin = (): string | undefined =>
  useSyncExternalStore(neverChanges, inTheBrowser, atBuildTime);
