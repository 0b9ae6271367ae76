import path from "node:path";
import { build } from "vite";

/** The programs that stand in documents: each a module beside this one, whose default export runs. */
export type Program =
  | "opener"
  | "starter"
  | "city-namer"
  | "feed-teller"
  | "listing-teller"
  | "missing-page"
  | "source-check";

const entry = "virtual:inline-program";
const root = path.resolve(import.meta.dirname, "../../..");

/** Compiles a program, with what it imports, to one that can stand in a document; `args` are what it is called with. */
export async function compileProgram(program: Program, ...args: unknown[]): Promise<string> {
  const file = path.join(import.meta.dirname, `${program}.ts`);
  const call = `import program from ${JSON.stringify(file)};program(${args.map((arg) => JSON.stringify(arg)).join()})`;
  const built = await build({
    root,
    configFile: false,
    logLevel: "warn",
    resolve: { tsconfigPaths: true },
    plugins: [
      {
        name: "inline-program",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? call : null),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: "iife" } },
    },
  });
  const [output] = "output" in built ? built.output : [];
  if (output?.type !== "chunk") throw new Error(`${program} was not compiled.`);
  return output.code.trim();
}
