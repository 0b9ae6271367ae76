import type { Rollup } from "vite";

/**
 * The addresses of all scripts that load before a page runs: its modules', the entry's, and what those import. Each
 * comes after what it imports.
 */
export function chunksOf(bundle: Rollup.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const isOfPage = ({ moduleIds }: Rollup.OutputChunk) =>
    modules.some((module) => moduleIds.includes(module));
  const needed = [...chunks.filter(isOfPage), ...chunks.filter(({ isEntry }) => isEntry)];
  const seen = new Set<string>();
  const inOrder = (name: string): string[] => {
    if (seen.has(name)) return [];
    seen.add(name);
    const imports = chunks.find((chunk) => chunk.fileName === name)?.imports ?? [];
    return [...imports.flatMap(inOrder), name];
  };
  return needed.flatMap(({ fileName }) => inOrder(fileName)).map((name) => `/${name}`);
}
