import type { Plugin } from "vite";

const serverOnly = /\/supabase\/local\/|\/@supabase\/lite\/|\/@electric-sql\//;

/** Fails a build that contains the embedded backend. */
export function keepOutOfBuild(): Plugin {
  return {
    name: "keep-embedded-backend-out",
    apply: "build",
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const found = chunk.moduleIds.find((id) => serverOnly.test(id));
        if (found)
          this.error(`${found} belongs to the embedded backend: never import it from src.`);
      }
    },
  };
}
