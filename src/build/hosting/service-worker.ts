import type { PluginOption, Rollup } from "vite";
import { type ManifestOptions, VitePWA } from "vite-plugin-pwa";
import { colors } from "../../../tailwind.config.ts";
import { paths } from "../../lib/paths.ts";
import { fileOf } from "./rewrites.ts";

const [paper] = colors.paper;

/** How the site is called, looks and starts once somebody has installed it. */
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

const offlinePage = "src/pages/offline/offline-page.tsx";

/** The files of some modules of the project, and of everything that they import statically. */
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

// A cache key that is not a page's URL, so that /offline itself still loads from the network when there is a connection.
const keptPage = `${paths.offline}?kept`;

/**
 * Makes the site installable, and gives it a page for times without a connection. The worker keeps the files of that
 * page and nothing else: every page comes from the network or not at all, so that none is older than the last deploy.
 * To stand after the plugin that writes the pages.
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
      // The app registers it itself, once all else is loaded.
      injectRegister: false,
      includeManifestIcons: false,
      workbox: {
        inlineWorkboxRuntime: true,
        // It answers no request of a page that is open already, so that there is nothing to wait for.
        skipWaiting: true,
        clientsClaim: true,
        cleanupOutdatedCaches: true,
        // A page must not wait for the worker to start.
        navigationPreload: true,
        globPatterns: [offlineFile, "favicon.svg", "assets/*.{js,woff2}"],
        manifestTransforms: [
          (entries) => {
            const isNeeded = (url: string) => !url.endsWith(".js") || scripts.has(url);
            const manifest = entries
              .filter(({ url }) => isNeeded(url))
              .map((entry) => (entry.url === offlineFile ? { ...entry, url: keptPage } : entry));
            return { manifest };
          },
        ],
        // The hash in the name says it.
        dontCacheBustURLsMatching: /^assets\//,
        navigateFallback: null,
        directoryIndex: null,
        // Written into the worker as text: they see nothing around them.
        runtimeCaching: [
          {
            urlPattern: ({ request, url }) =>
              request.mode === "navigate" && url.pathname === "/offline",
            handler: "NetworkOnly",
            options: { precacheFallback: { fallbackURL: keptPage } },
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
