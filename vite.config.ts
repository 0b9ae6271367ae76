import mdx from "@mdx-js/rollup";
import extractToc from "@stefanprobst/rehype-extract-toc";
import exportToc from "@stefanprobst/rehype-extract-toc/mdx";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import type { PluginOption } from "vite";
import { defineConfig } from "vitest/config";
import { previewHosting } from "./src/build/hosting/preview-hosting.ts";
import { serviceWorker } from "./src/build/hosting/service-worker.ts";
import { mapFiles } from "./src/build/map/map-files.ts";
import { operatorPlugin } from "./src/build/operator-plugin.ts";
import { prerender } from "./src/build/prerender.ts";
import { localSupabase } from "./supabase/local/server/vite-plugin.ts";

/** Articles become components that also export their table of contents. Before React's plugin, which wants script. */
const articles = (): PluginOption => ({
  enforce: "pre",
  ...mdx({
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeSlug, extractToc, exportToc],
  }),
});

/** Tests of what needs no document; one beside them that does is named `.dom.test.ts`. */
const withoutDocument = ["src/**/!(*.dom).test.ts"];

/** Tests of what happens once for a document or its modules, as they load: they need both to themselves. */
const onceLoaded = [
  // A module is replaced, which those that have loaded it would not notice.
  "src/pages/auth/captcha.test.tsx",
  "src/pages/listings/adding-a-field.test.tsx",
  // The Supabase client finds, when it is loaded, that nothing can be stored.
  "src/hooks/session/no-storage.dom.test.ts",
  // Listeners for as long as the document lives, and who comes first hears first.
  "src/lib/browser/dialog-history.dom.test.ts",
  // From then on, a page is kept.
  "src/lib/browser/page-scripts.dom.test.ts",
];

const siteEnv = {
  VITE_SUPABASE_URL: "http://api.test",
  VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_test",
  VITE_CONTACT_EMAIL: "hello@operator.test",
  VITE_SOCIAL_LINKS: "https://www.linkedin.com/company/operator",
};

// Vitest is loaded by itself alone: it would slow down every start of the dev server.
const sequence = process.env.VITEST
  ? { sequencer: (await import("./supabase/local/testing/longest-first.ts")).LongestFirst }
  : {};

export default defineConfig({
  plugins: [
    articles(),
    react(),
    tailwindcss(),
    localSupabase(),
    mapFiles(),
    prerender(),
    serviceWorker(),
    operatorPlugin(),
    previewHosting(),
  ],
  resolve: { tsconfigPaths: true },
  server: { port: 5173 },
  preview: { port: 4173 },
  build: {
    // One stylesheet, which the documents hold.
    cssCodeSplit: false,
    rolldownOptions: {
      // The labels of the public suffix list, 68 KB, would be copied to wherever they are used.
      optimization: { inlineConst: false },
      output: {
        codeSplitting: {
          // Vite's helper for lazy imports stays with boot.ts, which must not load the shared file.
          includeDependenciesRecursively: false,
          groups: [
            // Packages of every page, which change less often than the app.
            { name: "react", test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
            { name: "supabase", test: /node_modules\/(?:@supabase|iceberg-js|tslib)\// },
            // By default, each small module that pages share would be a file of its own.
            { name: "shared", minShareCount: 26 },
          ],
        },
      },
    },
  },
  test: {
    // One for each processor: by itself Vitest would leave one of two idle.
    maxWorkers: "100%",
    // Longer than Testing Library waits for an element, so that a slow machine reports which element is missing.
    testTimeout: 30_000,
    sequence,
    // Once more on a build machine; the list of tests names what needed it.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          include: withoutDocument,
          // Functions without a document keep nothing from file to file: loading all anew for each took four fifths of the time.
          isolate: false,
          setupFiles: ["src/test/setup-node.ts"],
          env: siteEnv,
        },
      },
      {
        extends: true,
        test: {
          name: "unit",
          environment: "jsdom",
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: [...withoutDocument, ...onceLoaded],
          // All in one document, which each leaves empty (src/test/leave-nothing.ts): a quarter of them computed for 119 s in
          // documents and modules of their own, for 46 s so, and by the clock of a busy machine it was 119 s and 40.
          isolate: false,
          setupFiles: ["src/test/setup.ts"],
          env: siteEnv,
        },
      },
      {
        extends: true,
        test: {
          name: "once",
          environment: "jsdom",
          include: onceLoaded,
          setupFiles: ["src/test/setup.ts"],
          env: siteEnv,
        },
      },
      {
        extends: true,
        test: {
          name: "db",
          environment: "node",
          include: ["supabase/**/*.test.ts"],
          // Each file has a backend of its own; loading the packages behind it once computes a third less.
          isolate: false,
          globalSetup: ["supabase/local/testing/global-setup.ts"],
          env: { LITE_AUTH_BCRYPT_COST: "4", LITE_TELEMETRY: "0" },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
