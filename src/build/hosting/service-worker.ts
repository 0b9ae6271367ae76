import { readFileSync } from "node:fs";
import path from "node:path";
import type { PluginOption } from "vite";
import { type ManifestOptions, VitePWA } from "vite-plugin-pwa";
import { colors } from "../../../tailwind.config.ts";
import { type Language, languages, withLanguage } from "../../lib/language.ts";
import { paths } from "../../lib/paths.ts";
import { appEntries, manifestFile, scriptsOf } from "./page-scripts.ts";
import { fileOf } from "./rewrites.ts";

const [paper] = colors.paper;

/** The file of the web app manifest in `dist`. */
export const webManifestFile = "manifest.webmanifest";

/** The web app manifest. */
const webManifest: Partial<ManifestOptions> = {
  id: paths.home,
  name: "DPC Nearby",
  short_name: "DPC Nearby",
  description: "Find a Direct Primary Care doctor near you, and read members' stories.",
  lang: "en-US",
  start_url: paths.home,
  scope: paths.home,
  display: "standalone",
  theme_color: paper,
  background_color: paper,
  categories: ["health", "medical"],
  icons: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
  shortcuts: [
    { name: "Find a Doctor", url: paths.directory() },
    { name: "Community", url: paths.feed },
  ],
};

const offlinePage = "src/pages/site/offline-page.tsx";

/** The workers by language. Each one serves the pages below its scope. */
const fileNames: Record<Language, string> = { en: "sw.js", es: "sw-es.js" };

/**
 * Makes the site installable and adds an offline page for each language. A service worker caches
 * only the files of that page: all other pages load from the network, so that none is older than
 * the last deploy. Must come after the plugin that writes the pages.
 */
export const serviceWorkers = (): PluginOption[] => languages.map(serviceWorker);

function serviceWorker(language: Language): PluginOption {
  let dist = "dist";
  const offlinePath = withLanguage(paths.offline, language);
  const offlineFile = fileOf(offlinePath);
  // Not a page's URL, so that the page itself loads from the network when there is a connection.
  const offlineCacheKey = `${offlinePath}?cached`;
  return [
    {
      name: `offline-files-${language}`,
      configResolved({ root, build }) {
        dist = path.resolve(root, build.outDir);
      },
    },
    VitePWA({
      filename: fileNames[language],
      manifest: language === "en" && webManifest,
      manifestFilename: webManifestFile,
      // The app registers the worker itself, when the browser is idle.
      injectRegister: false,
      includeManifestIcons: false,
      workbox: {
        inlineWorkboxRuntime: true,
        // Safe, because the worker handles no requests of pages that are already open.
        skipWaiting: true,
        clientsClaim: true,
        // It would delete the caches of workers with a narrower scope.
        cleanupOutdatedCaches: false,
        // Loads pages without waiting for the worker to start.
        navigationPreload: true,
        globPatterns: [offlineFile, "favicon.svg", "assets/*.{js,woff2}"],
        manifestTransforms: [
          (entries) => {
            const text = readFileSync(path.join(dist, manifestFile[language]), "utf8");
            const scripts = scriptsOf(JSON.parse(text), [...appEntries, offlinePage]);
            const isNeeded = (url: string) => !url.endsWith(".js") || scripts.has(url);
            const manifest = entries
              .filter(({ url }) => isNeeded(url))
              .map((entry) =>
                entry.url === offlineFile ? { ...entry, url: offlineCacheKey } : entry,
              );
            return { manifest };
          },
        ],
        // These file names contain a hash.
        dontCacheBustURLsMatching: /^assets\//,
        navigateFallback: null,
        directoryIndex: null,
        // These functions are serialized into the worker, so they can't use variables of this module.
        runtimeCaching: [
          {
            urlPattern: ({ request, url }) =>
              request.mode === "navigate" && url.pathname.endsWith("/offline"),
            handler: "NetworkOnly",
            options: { precacheFallback: { fallbackURL: offlineCacheKey } },
          },
          {
            urlPattern: ({ request, sameOrigin }) => sameOrigin && request.mode === "navigate",
            handler: "NetworkOnly",
            options: {
              plugins: [
                {
                  handlerDidError: async ({ request }) => {
                    const { pathname, search } = new URL(request.url);
                    const scope: string = Object(self).registration.scope;
                    const to = encodeURIComponent(pathname + search);
                    return Response.redirect(`${scope.replace(/\/$/, "")}/offline?to=${to}`);
                  },
                },
              ],
            },
          },
        ],
      },
    }),
  ];
}
