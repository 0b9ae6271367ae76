import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { drawMap } from "./draw-map.ts";

const id = "virtual:map-files";
const resolvedId = `\0${id}`;
const servedFolder = "map-files";

/**
 * Emits the map's data files in a folder named by a content hash, for caching. The dev server
 * creates them on request.
 */
export function mapFiles(): Plugin {
  let isServed = false;
  let isForNode = false;
  return {
    name: "map-files",
    configResolved({ command, build }) {
      isServed = command === "serve";
      isForNode = Boolean(build.ssr);
    },
    resolveId: (source) => (source === id ? resolvedId : undefined),
    load(moduleId) {
      if (moduleId !== resolvedId) return undefined;
      const folder = isServed || isForNode ? servedFolder : getMapFiles().folder;
      return `export const mapFolder = ${JSON.stringify(`/${folder}`)};`;
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${servedFolder}`, (request, response, next) => {
        const text = getMapFiles().files.get(request.url?.slice(1) ?? "");
        if (text === undefined) return next();
        response.setHeader("content-type", "application/json");
        response.end(text);
      });
    },
    generateBundle() {
      if (isForNode) return;
      const { folder, files } = getMapFiles();
      for (const [name, source] of files) {
        this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source });
      }
    },
  };
}

interface MapFiles {
  folder: string;
  /** JSON documents by file name. */
  files: ReadonlyMap<string, string>;
}

let cachedFiles: MapFiles | undefined;

/** Returns the map files. Cached, because drawing takes about a second. */
function getMapFiles(): MapFiles {
  if (cachedFiles) return cachedFiles;
  const { country, states } = drawMap();
  const files = new Map([["country.json", JSON.stringify(country)]]);
  for (const [code, state] of states) files.set(`${code}.json`, JSON.stringify(state));
  const hash = createHash("sha256")
    .update([...files.values()].join())
    .digest("hex");
  cachedFiles = { folder: `assets/map-${hash.slice(0, 8)}`, files };
  return cachedFiles;
}
