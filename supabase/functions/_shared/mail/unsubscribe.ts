import { z } from "zod";
import { createToken, readToken } from "./signatures.ts";
import { handleSignedLink, jsonResponse, type LinkOptions } from "./signed-link.ts";

/** The page where the recipient confirms. */
export const unsubscribePath = "/unsubscribe";

/** The topic of invitation emails, for addresses without an account. */
export const invitations = "invitations";

/** The subscription that an unsubscribe link ends. */
export interface Subscription {
  /** The id of a member or of an invited address. */
  id: string;
  topic: string;
}

const purpose = "end mails";

/** Creates the token of an unsubscribe link. */
export const createUnsubscribeToken = (
  { id, topic }: Subscription,
  keys: string[],
): Promise<string> => createToken(purpose, [id, topic], keys);

/** Parses a token. Returns null if the signature is invalid. */
export async function readUnsubscribeToken(
  token: string,
  keys: string[],
): Promise<Subscription | null> {
  const [id, topic] = (await readToken(purpose, token, keys)) ?? [];
  return id && topic ? { id, topic } : null;
}

/** Unsubscribes by a signed link, for one-click unsubscribe (RFC 8058) and for the site's page. */
export const unsubscribe = (request: Request, options: LinkOptions): Promise<Response> =>
  handleSignedLink(
    request,
    {
      pagePath: unsubscribePath,
      read: readUnsubscribeToken,
      act: async ({ id, topic }, query) => {
        const rows =
          topic === invitations
            ? await query("select private.opt_out_of_invitations($1::uuid) as done", [id])
            : await query(
                "select private.unsubscribe_member($1::uuid, $2::text::public.email_topic) as done",
                [id, topic],
              );
        const [row] = z.array(z.object({ done: z.boolean() })).parse(rows);
        if (!row?.done)
          return jsonResponse(410, { message: "This email preference no longer exists." });
        return jsonResponse(200, { topic });
      },
    },
    options,
  );
