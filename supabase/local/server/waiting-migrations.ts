import path from "node:path";
import type { ViteDevServer } from "vite";

/**
 * Says in the terminal and on the page that a migration waits for the next start. It is not applied at once: what an
 * editor saves may be half a migration, and what a database has seen is not run again.
 */
export function tellOfMigrations(server: ViteDevServer, root: string): void {
  const folder = path.join(root, "supabase/migrations");
  const told = new Set<string>();
  const tell = (file: string) => {
    if (path.dirname(file) !== folder || !file.endsWith(".sql") || told.has(file)) return;
    told.add(file);
    const message = `${path.relative(root, file)} is not in the database yet: restart npm run dev to apply it.`;
    server.config.logger.warn(`\n  ${message}\n`);
    server.ws.send({ type: "error", err: { message, stack: "" } });
  };
  server.watcher.add(folder);
  server.watcher.on("add", tell);
  server.watcher.on("change", tell);
}
