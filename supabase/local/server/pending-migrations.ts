import path from "node:path";
import type { ViteDevServer } from "vite";

/**
 * Warns in the terminal and on the page that a migration is applied at the next start. It is not
 * applied immediately: the saved file may be incomplete, and an applied migration never runs again.
 */
export function reportPendingMigrations(server: ViteDevServer, root: string): void {
  const folder = path.join(root, "supabase/migrations");
  const reported = new Set<string>();
  const report = (file: string) => {
    if (path.dirname(file) !== folder || !file.endsWith(".sql") || reported.has(file)) return;
    reported.add(file);
    const message = `${path.relative(root, file)} is not in the database yet: restart npm run dev to apply it.`;
    server.config.logger.warn(`\n  ${message}\n`);
    server.ws.send({ type: "error", err: { message, stack: "" } });
  };
  server.watcher.add(folder);
  server.watcher.on("add", report);
  server.watcher.on("change", report);
}
