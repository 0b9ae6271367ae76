import type { Handler } from "../patches/patch.ts";
import type { Mailbox } from "./mailbox.ts";
import { mailboxPage } from "./mailbox-page.ts";

const contentSecurityPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** Creates a handler that shows caught mails as a page, or as JSON at `/_mailbox/messages.json`. */
export function mailboxHandler({ mails }: Mailbox): Handler {
  return async ({ url }) => {
    const isJson = new URL(url).pathname.endsWith(".json");
    return new Response(isJson ? JSON.stringify(mails) : mailboxPage(mails), {
      headers: {
        "cache-control": "no-store",
        "content-security-policy": contentSecurityPolicy,
        "content-type": isJson ? "application/json" : "text/html; charset=utf-8",
      },
    });
  };
}
