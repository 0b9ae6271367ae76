import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { drawMap } from "./draw-map.ts";

const id = "virtual:map-files";
const resolvedId = `\0${id}`;
const servedFolder = "map-files";

/** Writes the files that the map is drawn from. They are named after what is in them, so that browsers keep them; Vite's server makes them as they are asked for. */
export function mapFiles(): Plugin {
  let isServed = false;
  let isForNode = false;
  return {
    name: "map-files",
    configResolved({ command, build }) {
      isServed = command === "serve";
      isForNode = Boolean(build.ssr);
    },
    resolveId: (asked) => (asked === id ? resolvedId : undefined),
    load(asked) {
      if (asked !== resolvedId) return undefined;
      const folder = isServed || isForNode ? servedFolder : drawnFiles().folder;
      return `export const mapFolder = ${JSON.stringify(`/${folder}`)};`;
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${servedFolder}`, (request, response, next) => {
        const text = drawnFiles().files.get(request.url?.slice(1) ?? "");
        if (text === undefined) return next();
        response.setHeader("content-type", "application/json");
        response.end(text);
      });
    },
    generateBundle() {
      if (isForNode) return;
      const { folder, files } = drawnFiles();
      for (const [name, source] of files) {
        this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source });
      }
    },
  };
}

interface DrawnFiles {
  folder: string;
  /** By name, as JSON. */
  files: ReadonlyMap<string, string>;
}

let drawn: DrawnFiles | undefined;

/** Drawn once, when first needed: it takes about a second. */
function drawnFiles(): DrawnFiles {
  if (drawn) return drawn;
  const { country, states } = drawMap();
  const files = new Map([["country.json", JSON.stringify(country)]]);
  for (const [code, state] of states) files.set(`${code}.json`, JSON.stringify(state));
  const hash = createHash("sha256")
    .update([...files.values()].join())
    .digest("hex");
  drawn = { folder: `assets/map-${hash.slice(0, 8)}`, files };
  return drawn;
}
