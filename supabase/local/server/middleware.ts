import type { Connect } from "vite";
import { apiPaths } from "../apis/handlers.ts";
import type { ServedBackend } from "./joined-backend.ts";
import { handleNodeRequest } from "./node-http.ts";

/** Serves the APIs. Vite has already checked the Host header. */
export function serveApis(backend: Promise<ServedBackend>): Connect.NextHandleFunction {
  return (request, response, next) => {
    const url = request.url ?? "";
    if (!apiPaths.some((path) => url.startsWith(`${path}/`))) return next();
    backend
      .then((ready) => handleNodeRequest(ready.fetch, request, response))
      .catch((error: unknown) => next(error));
  };
}

/** Serves the mailbox only to this computer, because its links sign people in. */
export function serveMailbox(backend: Promise<ServedBackend>): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = request.url?.split("?")[0];
    if (!/^\/_mailbox(\/|\/messages\.json)?$/.test(path ?? "")) return next();
    if (!isLoopback(request.socket.remoteAddress)) {
      response.writeHead(403, { "content-type": "text/plain" });
      response.end("The mailbox is available only on the computer that runs the server.");
      return;
    }
    backend
      .then((ready) => handleNodeRequest(ready.mailbox, request, response))
      .catch((error: unknown) => next(error));
  };
}

export function isLoopback(address: string | undefined): boolean {
  return /^(::1|(::ffff:)?127(\.\d+){3})$/.test(address ?? "");
}
