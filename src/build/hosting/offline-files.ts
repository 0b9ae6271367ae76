/** What is known of a file that the build has written: scripts name the scripts they import. */
export interface BuiltFile {
  type: "chunk" | "asset";
  fileName: string;
  isEntry?: boolean;
  facadeModuleId?: string | null;
  imports?: string[];
}

/**
 * The files of the build that a page needs to run: the entry, the page's own script, what both import at once, and the
 * fonts. What is loaded on need only is not among them.
 */
export function filesOf(page: string, files: readonly BuiltFile[]): Set<string> {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const needed = new Set<string>();
  const add = (name: string) => {
    if (needed.has(name)) return;
    needed.add(name);
    for (const imported of byName.get(name)?.imports ?? []) add(imported);
  };

  const own = files.find((file) => file.facadeModuleId?.endsWith(page));
  if (!own) throw new Error(`The build has no script for ${page}.`);
  add(own.fileName);
  for (const { isEntry, fileName } of files) {
    if (isEntry || fileName.endsWith(".woff2")) add(fileName);
  }
  return needed;
}
