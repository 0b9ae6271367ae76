import { readSettings } from "../apis/settings.ts";
import { FolderInUse } from "../files/folder-lock.ts";
import { mailboxHandler } from "../mail/mailbox-handler.ts";
import { joinBackend, type ServedBackend } from "./joined-backend.ts";

// When its configuration changes, Vite starts the new server before it closes the old one, and
// loads this module again. Both servers must use one backend, because a data folder has one owner.

interface Shared {
  backend: Promise<ServedBackend>;
  users: number;
}

declare global {
  var embeddedBackend: { current: Shared | null; closing: Promise<void> } | undefined;
}

globalThis.embeddedBackend ??= { current: null, closing: Promise.resolve() };
const state = globalThis.embeddedBackend;

interface Lease {
  backend: Promise<ServedBackend>;
  /** False for a server that takes over a running backend. */
  isFirst: boolean;
  release(): void;
}

/** Returns the backend of this process, which is started for its first user and closed after its last. */
export function shareBackend(root: string): Lease {
  const shared = state.current ?? { users: 0, backend: state.closing.then(() => start(root)) };
  state.current = shared;
  shared.users += 1;
  return {
    backend: shared.backend,
    isFirst: shared.users === 1,
    release: () => {
      shared.users -= 1;
      if (shared.users > 0) return;
      if (state.current === shared) state.current = null;
      state.closing = shared.backend.then((backend) => backend.close()).catch(() => {});
    },
  };
}

async function start(root: string): Promise<ServedBackend> {
  // Imported dynamically, so builds and servers for hosted projects load no database.
  const { createBackend } = await import("../apis/backend.ts");
  const { startMailWorker } = await import("../mail/mail-worker.ts");
  const { openRegistry, startNpiWorker } = await import("../registry/npi-worker.ts");
  const settings = readSettings(root);
  const registry = await openRegistry(settings);
  try {
    const backend = await createBackend({ settings, lookUpNpi: registry.lookUp });
    const workers = [startMailWorker(backend), startNpiWorker(backend, registry.lookUp)];
    const close = async () => {
      await Promise.all(workers.map((worker) => worker.close()));
      registry.close();
      await backend.close();
    };
    return { ...backend, mailbox: mailboxHandler(backend.mailbox), close };
  } catch (error) {
    registry.close();
    if (!(error instanceof FolderInUse && settings.dataDir)) throw error;
    return joinBackend(settings.dataDir, error);
  }
}
