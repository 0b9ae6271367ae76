import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { http, passthrough } from "msw";
import { createServer } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { server as mocks } from "@/test/server";
import { spanishDevServer } from "./spanish-dev-server.ts";

// The second server reads this configuration, as it reads that of the site.
const files = {
  "vite.config.mjs":
    'export default { define: { "import.meta.env.LANGUAGE": JSON.stringify(process.env.SITE_LANGUAGE) } };',
  "index.html": '<script type="module" src="/main.ts"></script>',
  "main.ts": "console.log(import.meta.env.LANGUAGE);",
};

/** Starts the dev server of a site, and returns a function that reads an address of it. */
async function startDevServer() {
  // The plugin does nothing in tests.
  vi.stubEnv("VITEST", undefined);
  const root = await mkdtemp(join(tmpdir(), "spanish-dev-server-"));
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
  const server = await createServer({
    root,
    configFile: false,
    define: { "import.meta.env.LANGUAGE": '"en"' },
    plugins: [spanishDevServer()],
    server: { port: 0, watch: null },
    logLevel: "silent",
  });
  await server.listen();
  mocks.use(http.get("http://localhost:*", () => passthrough()));
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await server.close();
    await rm(root, { recursive: true });
  });
  const [origin = ""] = server.resolvedUrls?.local ?? [];
  return async (path: string) => (await fetch(new URL(path, origin))).text();
}

test("a second dev server serves the addresses below /es", async () => {
  const read = await startDevServer();
  for (const path of ["/", "/directory", "/estate"]) {
    expect(await read(path)).toContain('src="/main.ts"');
  }
  for (const path of ["/es", "/es?from=ad", "/es/directory"]) {
    expect(await read(path)).toContain('src="/es/main.ts"');
  }
  expect(await read("/main.ts")).toContain('"LANGUAGE": "en"');
  expect(await read("/es/main.ts")).toContain('"LANGUAGE": "es"');
  expect(process.env.SITE_LANGUAGE).toBeUndefined();
});
