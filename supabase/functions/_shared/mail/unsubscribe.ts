import { z } from "zod";
import { handleSignedLink, jsonResponse, type LinkOptions } from "./signed-link.ts";
import { invitations, readUnsubscribeToken } from "./unsubscribe-token.ts";

/** The page where the recipient confirms. */
export const unsubscribePath = "/unsubscribe";

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
