import type { PluginOption, Rollup } from "vite";
import { type ManifestOptions, VitePWA } from "vite-plugin-pwa";
import { colors } from "../../../tailwind.config.ts";
import { paths } from "../../lib/paths.ts";
import { fileOf } from "./rewrites.ts";

const [paper] = colors.paper;

/** The web app manifest. */
const webManifest: Partial<ManifestOptions> = {
  id: paths.home,
  name: "DPC Nearby",
  short_name: "DPC Nearby",
  description: "Find a Direct Primary Care doctor near you, and read what members tell.",
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

const offlineFile = fileOf(paths.offline);

const offlinePage = "src/pages/site/offline-page.tsx";

/** Returns the chunks of some modules and of everything that they import statically. */
function scriptsOf(bundle: Rollup.OutputBundle, modules: readonly string[]): Set<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const found = new Set<string>();
  const add = (fileName: string) => {
    if (found.has(fileName)) return;
    found.add(fileName);
    for (const other of bundle[fileName]?.type === "chunk" ? bundle[fileName].imports : [])
      add(other);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`${module} is in no script of the build.`);
    add(chunk.fileName);
  }
  return found;
}

// Not a page's URL, so that /offline itself loads from the network when there is a connection.
const offlineCacheKey = `${paths.offline}?kept`;

/**
 * Makes the site installable and adds an offline page. The service worker caches only the files of that page: all other pages
 * load from the network, so that none is older than the last deploy. Must come after the plugin that writes the pages.
 */
export function serviceWorker(): PluginOption[] {
  let scripts = new Set<string>();
  return [
    {
      name: "offline-files",
      apply: (_, { isSsrBuild }) => isSsrBuild !== true,
      generateBundle(_, bundle) {
        scripts = scriptsOf(bundle, ["src/boot.ts", "src/main.tsx", offlinePage]);
      },
    },
    VitePWA({
      filename: "sw.js",
      manifest: webManifest,
      // The app registers the worker itself, when the browser is idle.
      injectRegister: false,
      includeManifestIcons: false,
      workbox: {
        inlineWorkboxRuntime: true,
        // Safe, because the worker handles no requests of pages that are already open.
        skipWaiting: true,
        clientsClaim: true,
        cleanupOutdatedCaches: true,
        // Loads pages without waiting for the worker to start.
        navigationPreload: true,
        globPatterns: [offlineFile, "favicon.svg", "assets/*.{js,woff2}"],
        manifestTransforms: [
          (entries) => {
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
              request.mode === "navigate" && url.pathname === "/offline",
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
                    return Response.redirect(
                      `/offline?to=${encodeURIComponent(pathname + search)}`,
                    );
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
