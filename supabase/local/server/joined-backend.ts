import { setTimeout } from "node:timers/promises";
import type { Backend } from "../apis/backend.ts";
import { type FolderInUse, folderOwner } from "../files/folder-lock.ts";
import { json } from "../patches/http.ts";
import type { Handler } from "../patches/patch.ts";

/** The part of a backend that a server uses. The backend can be its own or another server's. */
export interface ServedBackend
  extends Pick<Backend, "fetch" | "preparation" | "setOrigin" | "close"> {
  mailbox: Handler;
}

/** The maximum duration of a first start on a slow machine, in milliseconds. */
const startTimeout = 120_000;

/** The headers that are not forwarded. */
const connectionHeaders = [
  "connection",
  "content-encoding",
  "content-length",
  "host",
  "transfer-encoding",
];

/**
 * Forwards to the backend of another server with the same data folder, so `npm run preview` can run alongside
 * `npm run dev`. Throws the original error if no server serves the folder.
 */
export async function joinBackend(dataDir: string, inUse: FolderInUse): Promise<ServedBackend> {
  const origin = await originOf(dataDir);
  if (!origin) throw inUse;
  const forward = (request: Request) => forwardTo(origin, request);
  const notice = `using the database of ${origin}, which is available while that server runs`;
  return {
    fetch: forward,
    mailbox: forward,
    preparation: { applied: [], warnings: [notice] },
    setOrigin: () => {},
    close: async () => {},
  };
}

/** Returns the origin at which a folder's owner serves it. The owner publishes it once its database is ready. */
async function originOf(dataDir: string): Promise<string | null> {
  const end = performance.now() + startTimeout;
  for (let owner = folderOwner(dataDir); owner; owner = folderOwner(dataDir)) {
    if (owner.origin) return owner.origin;
    if (performance.now() > end) return null;
    await setTimeout(100);
  }
  return null;
}

async function forwardTo(origin: string, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { method } = request;
  const headers = withoutConnection(request.headers);
  const body = request.body ? await request.arrayBuffer() : null;
  try {
    const init = { method, headers, body, redirect: "manual" } as const;
    const response = await fetch(new URL(pathname + search, origin), init);
    return new Response(response.body, {
      status: response.status,
      headers: withoutConnection(response.headers),
    });
  } catch {
    const message = `${origin}, whose database this server uses, is not responding. Restart this server.`;
    return json(503, { message });
  }
}

function withoutConnection(headers: Headers): Headers {
  const forwarded = new Headers(headers);
  for (const name of connectionHeaders) forwarded.delete(name);
  return forwarded;
}
