import path from "node:path";
import { createServer } from "vite";
import { expect, it, onTestFinished, vi } from "vitest";
import { reportPendingMigrations } from "./pending-migrations.ts";

it("a new migration is reported once, in the terminal and on the page", async () => {
  const root = process.cwd();
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  });
  onTestFinished(() => server.close());
  const warn = vi.spyOn(server.config.logger, "warn");
  const send = vi.spyOn(server.ws, "send");
  reportPendingMigrations(server, root);

  const folder = path.join(root, "supabase/migrations");
  server.watcher.emit("add", path.join(folder, "2_new.sql"));
  server.watcher.emit("change", path.join(folder, "2_new.sql"));
  server.watcher.emit("add", path.join(folder, "notes.txt"));
  server.watcher.emit("change", path.join(root, "supabase/seed.sql"));
  const message =
    "supabase/migrations/2_new.sql is not in the database yet: restart npm run dev to apply it.";
  expect(warn.mock.calls).toEqual([[`\n  ${message}\n`]]);
  expect(send.mock.calls).toEqual([[{ type: "error", err: { message, stack: "" } }]]);
});
