import path from "node:path";
import { loadEnv, type Plugin, type PreviewServer, type ViteDevServer } from "vite";
import { publishableKey } from "../apis/keys.ts";
import { announce } from "./announce.ts";
import { keepOutOfBuild } from "./build-guard.ts";
import { usesHostedProject } from "./environment.ts";
import { serveApis, serveMailbox } from "./middleware.ts";
import { reportPendingMigrations } from "./pending-migrations.ts";
import { shareBackend } from "./shared-backend.ts";

/**
 * Serves the embedded backend from Vite's server in `vite` and `vite preview`, unless the environment
 * configures a Supabase project. Builds do not contain it.
 */
export function localSupabase(): Plugin[] {
  return [embeddedBackend(), keepOutOfBuild()];
}

function embeddedBackend(): Plugin {
  let root = process.cwd();
  let isEmbedded = false;
  return {
    name: "embedded-supabase",
    config(user, { command, mode, isPreview }) {
      root = path.resolve(user.root ?? ".");
      // Component tests mock the network.
      if (process.env.VITEST) return;
      const envDir = user.envDir === false ? false : path.resolve(root, user.envDir ?? ".");
      isEmbedded = !usesHostedProject(loadEnv(mode, envDir, "VITE_"));
      if (!isEmbedded) return { define: { "import.meta.env.VITE_EMBEDDED": "false" } };
      if (command === "build" && !isPreview) {
        console.warn("No VITE_SUPABASE_URL: this build works only with `npm run preview`.");
      }
      return {
        define: {
          "import.meta.env.VITE_EMBEDDED": "true",
          // The app resolves this against the page's origin.
          "import.meta.env.VITE_SUPABASE_URL": '"/"',
          "import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY": JSON.stringify(publishableKey),
        },
        server: { watch: { ignored: ["**/supabase/.temp/**"] } },
      };
    },
    configureServer(server) {
      attach(server);
      if (isEmbedded) reportPendingMigrations(server, root);
    },
    configurePreviewServer: (server) => attach(server),
  };

  // Does not wait for the backend: the page loads while the database starts, and requests wait.
  function attach(server: ViteDevServer | PreviewServer): void {
    // The dev server in Spanish is part of the one in English, which has the backend.
    if (!isEmbedded || !server.httpServer) return;
    const { backend, isFirst, release } = shareBackend(root);
    server.middlewares.use(serveMailbox(backend));
    server.middlewares.use(serveApis(backend));
    server.httpServer?.once("close", release);
    // Node's default of 5 seconds closes connections that the client may be about to reuse.
    if (server.httpServer && "keepAliveTimeout" in server.httpServer) {
      server.httpServer.keepAliveTimeout = 65_000;
    }
    announce(server, backend, isFirst).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      server.config.logger.error(`\n  The embedded backend could not start.\n  ${reason}\n`);
      process.exit(1);
    });
  }
}
