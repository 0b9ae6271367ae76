import type { Plugin } from "vite";
import { type ScriptGroup, scriptGroups } from "./script-groups.ts";

/** What is known of a script that the build made. */
interface Script {
  name?: string | undefined;
  moduleIds?: readonly string[] | undefined;
}

/** @throws when a group asks for modules that its script has none of. */
export function checkGroups(wanted: readonly ScriptGroup[], scripts: readonly Script[]): void {
  for (const { name, modules } of wanted) {
    const ids = scripts.flatMap((script) => (script.name === name ? (script.moduleIds ?? []) : []));
    const missing = modules.filter((module) => !ids.some((id) => new RegExp(module).test(id)));
    if (missing.length > 0) {
      const list = missing.join(", ");
      throw new Error(`The script “${name}” has no module that matches ${list}: script-groups.ts.`);
    }
  }
}

/** Makes the scripts of the browser's build. */
export function groupScripts(): Plugin {
  return {
    name: "group-scripts",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: scriptGroups.map(({ name, modules, priority }) => ({
                ...{ name, priority, test: new RegExp(modules.join("|")) },
              })),
            },
          },
        },
      },
    }),
    generateBundle: (_, bundle) => checkGroups(scriptGroups, Object.values(bundle)),
  };
}
