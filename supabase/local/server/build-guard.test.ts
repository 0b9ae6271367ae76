import { build, type Rolldown } from "vite";
import { describe, expect, it } from "vitest";
import { keepOutOfBuild } from "./build-guard.ts";
import { usesHostedProject } from "./environment.ts";

async function buildOf(source: string) {
  const entry = "virtual:entry";
  const output = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, rolldownOptions: { input: entry, external: /^node:/ } },
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? source : null),
      },
      keepOutOfBuild(),
    ],
  });
  return output as Rolldown.RolldownOutput;
}

describe("a build", () => {
  it("fails if it contains the embedded backend", async () => {
    const file = JSON.stringify(`${process.cwd()}/supabase/local/apis/settings.ts`);
    const source = `import { readSettings } from ${file}; console.log(readSettings("/"));`;
    await expect(buildOf(source)).rejects.toThrow("belongs to the embedded backend");
  });

  it("passes without the embedded backend", async () => {
    const { output } = await buildOf("console.log('hello');");
    expect(output).toHaveLength(1);
  });
});

describe("the environment", () => {
  const url = { VITE_SUPABASE_URL: "https://example.supabase.co" };
  const key = { VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_1" };

  it("disables the embedded backend if both variables are set", () => {
    expect(usesHostedProject({ ...url, ...key })).toBe(true);
    expect(usesHostedProject({})).toBe(false);
    expect(usesHostedProject({ VITE_SUPABASE_URL: "", VITE_SUPABASE_PUBLISHABLE_KEY: "" })).toBe(
      false,
    );
  });

  it("names the missing variable", () => {
    expect(() => usesHostedProject(url)).toThrow("VITE_SUPABASE_PUBLISHABLE_KEY is not set");
    expect(() => usesHostedProject(key)).toThrow("VITE_SUPABASE_URL is not set");
  });
});
