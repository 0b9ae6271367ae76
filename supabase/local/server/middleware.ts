import type { Connect } from "vite";
import type { Backend } from "../apis/backend.ts";
import { apiPaths } from "../apis/handlers.ts";
import { mailboxPage } from "../mail/mailbox-page.ts";
import { answer } from "./node-http.ts";

/** Answers the three APIs. Vite has checked the Host header before. */
export function serveApis(backend: Promise<Backend>): Connect.NextHandleFunction {
  return (request, response, next) => {
    const url = request.url ?? "";
    if (!apiPaths.some((path) => url.startsWith(`${path}/`))) return next();
    backend
      .then((ready) => answer(ready.fetch, request, response))
      .catch((error: unknown) => next(error));
  };
}

const contentSecurity = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** Answers the mailbox to this computer only: the links inside sign people in. */
export function serveMailbox(backend: Promise<Backend>): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = request.url?.split("?")[0];
    const isJson = path === "/_mailbox/messages.json";
    if (!isJson && path !== "/_mailbox" && path !== "/_mailbox/") return next();
    if (!isLoopback(request.socket.remoteAddress)) {
      response.writeHead(403, { "content-type": "text/plain" });
      response.end("The mailbox is open on the computer that runs the server only.");
      return;
    }
    backend
      .then(({ mailbox }) => {
        response.setHeader("cache-control", "no-store");
        response.setHeader("content-security-policy", contentSecurity);
        response.setHeader(
          "content-type",
          isJson ? "application/json" : "text/html; charset=utf-8",
        );
        response.end(isJson ? JSON.stringify(mailbox.mails) : mailboxPage(mailbox.mails));
      })
      .catch((error: unknown) => next(error));
  };
}

export function isLoopback(address: string | undefined): boolean {
  return /^(::1|(::ffff:)?127(\.\d+){3})$/.test(address ?? "");
}
