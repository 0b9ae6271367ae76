import mdx from "@mdx-js/rollup";
import extractToc from "@stefanprobst/rehype-extract-toc";
import exportToc from "@stefanprobst/rehype-extract-toc/mdx";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import type { PluginOption } from "vite";
import { defineConfig } from "vitest/config";
import { canonicalRedirects } from "./src/build/hosting/canonical-redirects.ts";
import { previewHosting } from "./src/build/hosting/preview-hosting.ts";
import { serviceWorkers } from "./src/build/hosting/service-worker.ts";
import { mapFiles } from "./src/build/map/map-files.ts";
import { spanishMessages } from "./src/build/messages/spanish-messages.ts";
import { operatorPlugin } from "./src/build/operator-plugin.ts";
import { prerender } from "./src/build/prerender.ts";
import { spanishDevServer } from "./src/build/spanish-dev-server.ts";
import { localSupabase } from "./supabase/local/server/vite-plugin.ts";

/**
 * Compiles articles to components that also export their table of contents. Runs before React's
 * plugin, which expects JavaScript.
 */
const articles = (): PluginOption => ({
  enforce: "pre",
  ...mdx({
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeSlug, extractToc, exportToc],
  }),
});

/** Tests that need no document. Tests of modules that need one are named `.dom.test.ts`. */
const nodeTests = ["src/**/!(*.dom).test.ts"];

/** Tests that need their own document and modules, because they test what happens once when these load. */
const isolatedTests = [
  // Mocks a module that other modules may have loaded already.
  "src/pages/account/captcha.test.tsx",
  "src/pages/account/spanish-dashboard.test.tsx",
  "src/pages/editor/adding-a-field.test.tsx",
  "src/lib/format/spanish-formats.dom.test.ts",
  // The Supabase client looks for a storage when it is loaded.
  "src/hooks/account/no-storage.dom.test.ts",
  // These add permanent listeners to the document, whose order matters.
  "src/lib/browser/early-input.dom.test.ts",
  // Changes module state that can't be reset.
  "src/lib/browser/page-scripts.dom.test.ts",
];

/** Thorough tests of the backend under load and while processes are killed. */
const crashTests = ["supabase/**/*.crash.test.ts"];

const siteEnv = {
  VITE_SUPABASE_URL: "http://api.test",
  VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_test",
  VITE_CONTACT_EMAIL: "hello@operator.test",
  VITE_SOCIAL_LINKS: "https://www.linkedin.com/company/operator",
};

/** The settings of tests with a document. */
const documentTests = {
  environment: "jsdom",
  setupFiles: ["src/test/performance-tracks.ts", "src/test/setup.ts"],
  env: siteEnv,
};

/** The settings of tests with a database. */
const databaseTests = {
  environment: "node",
  // Each file starts its own backend, but the packages load only once, which saves a third of the time.
  isolate: false,
  globalSetup: ["supabase/local/testing/global-setup.ts"],
  env: { LITE_AUTH_BCRYPT_COST: "4", LITE_TELEMETRY: "0" },
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

// Imported only by Vitest, because it would slow down every start of the dev server.
const sequence = process.env.VITEST
  ? { sequencer: (await import("./supabase/local/testing/longest-first.ts")).LongestFirst }
  : {};

const isSpanish = process.env.SITE_LANGUAGE === "es";

export default defineConfig({
  define: { "import.meta.env.LANGUAGE": JSON.stringify(isSpanish ? "es" : "en") },
  plugins: [
    isSpanish && spanishMessages(),
    articles(),
    react(),
    tailwindcss(),
    !isSpanish && [canonicalRedirects(), spanishDevServer()],
    localSupabase(),
    mapFiles(),
    // These write the files of both languages.
    !isSpanish && [prerender(), serviceWorkers()],
    operatorPlugin(),
    previewHosting(),
  ],
  resolve: { tsconfigPaths: true },
  server: { port: 5173 },
  preview: { port: 4173 },
  build: {
    // A single stylesheet, which is inlined into the HTML.
    cssCodeSplit: false,
    // For `npm run check:weight`.
    manifest: true,
    rolldownOptions: {
      output: {
        // Content blockers block files by words in their names, such as "share-button".
        entryFileNames: "assets/[hash].js",
        chunkFileNames: "assets/[hash].js",
        hashCharacters: "hex",
        codeSplitting: {
          // Keeps Vite's helper for lazy imports with boot.ts, which must not load the shared file.
          includeDependenciesRecursively: false,
          groups: [
            // Packages that every page uses and that change less often than the app.
            { name: "react", test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
            { name: "supabase", test: /node_modules\/(?:@supabase|iceberg-js|tslib)\// },
            // Without this, each small module shared by pages would be a separate file. The number
            // counts pages and parts that load on demand: if it is too low, all pages load the
            // dialogs, too. `npm run check:weight` shows it.
            { name: "shared", minShareCount: 30 },
          ],
        },
      },
    },
  },
  test: {
    // One worker per processor. Vitest's default leaves one of two idle.
    maxWorkers: "100%",
    // Longer than Testing Library's timeout, so that a slow test reports which element is missing.
    testTimeout: 30_000,
    sequence,
    // The test report lists the tests that needed a retry.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          include: nodeTests,
          // These tests share no state, and loading the modules again for each file would take four fifths of the time.
          isolate: false,
          setupFiles: ["src/test/setup-node.ts"],
          env: siteEnv,
        },
      },
      {
        extends: true,
        test: {
          ...documentTests,
          name: "unit",
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: [...nodeTests, ...isolatedTests],
          // All files share one document, which is reset after each file
          // (src/test/reset-document.ts). This is about three times as fast as a document and
          // modules for each file.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...documentTests, name: "once", include: isolatedTests },
      },
      {
        extends: true,
        test: {
          ...databaseTests,
          name: "db",
          include: ["supabase/**/*.test.ts"],
          // Crash and load tests, which are part of `npm run test:all`.
          exclude: crashTests,
        },
      },
      {
        extends: true,
        test: { ...databaseTests, name: "crashes", include: crashTests },
      },
    ],
  },
});
