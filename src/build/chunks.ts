import type { Rollup } from "vite";

/** The addresses of all scripts that load before a page runs: the entry's, its modules', and what those import. */
export function chunksOf(bundle: Rollup.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const isNeeded = (chunk: Rollup.OutputChunk) =>
    chunk.isEntry || modules.some((module) => chunk.moduleIds.some((id) => id.endsWith(module)));
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const other of chunks.find((chunk) => chunk.fileName === name)?.imports ?? [])
      visit(other);
  };
  for (const chunk of chunks.filter(isNeeded)) visit(chunk.fileName);
  return [...found].map((name) => `/${name}`);
}
