import { pathToFileURL } from "node:url";

export interface PublicSuffix {
  /** With "*." for every name one label longer, or "!" for an exception. */
  name: string;
  isPrivate: boolean;
}

/** The tree of labels in which `tldts` keeps the list. It's no part of the package's API, hence read here only. */
interface Trie {
  /** By node: 1 ends a suffix of a registry, 2 one of a company. */
  nodeFlags: ArrayLike<number>;
  /** By node: its first edge. The next node's is the end. */
  edgeStart: ArrayLike<number>;
  edgeChild: ArrayLike<number>;
  /** By edge: how long its label is. All labels stand in one text, in the order of the edges. */
  edgeLength: ArrayLike<number>;
  labelText: string;
  rulesRoot: number;
  exceptionsRoot: number;
}

const source = "node_modules/tldts/dist/es6/src/data/trie.js";

/** Reads the public suffixes of two labels and more, in the order of the alphabet. */
export async function readPublicSuffixes(): Promise<PublicSuffix[]> {
  const trie: Trie = await import(pathToFileURL(source).href);
  const { nodeFlags, edgeStart, edgeChild, edgeLength, labelText } = trie;
  const offsets = [0];
  for (let edge = 0; edge < edgeLength.length; edge++) {
    offsets.push((offsets[edge] ?? 0) + (edgeLength[edge] ?? 0));
  }

  function suffixesBelow(node: number, parent: string): PublicSuffix[] {
    const found: PublicSuffix[] = [];
    for (let edge = edgeStart[node] ?? 0; edge < (edgeStart[node + 1] ?? 0); edge++) {
      const child = edgeChild[edge] ?? 0;
      const label = labelText.slice(offsets[edge], offsets[edge + 1]);
      const name = parent ? `${label}.${parent}` : label;
      const flag = nodeFlags[child] ?? 0;
      if (flag !== 0 && parent) found.push({ name, isPrivate: flag === 2 });
      found.push(...suffixesBelow(child, name));
    }
    return found;
  }

  const exceptions = suffixesBelow(trie.exceptionsRoot, "");
  return [
    ...suffixesBelow(trie.rulesRoot, ""),
    ...exceptions.map(({ name, isPrivate }) => ({ name: `!${name}`, isPrivate })),
  ].sort((one, other) => (one.name < other.name ? -1 : 1));
}
