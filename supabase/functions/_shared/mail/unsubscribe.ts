import { z } from "zod";
import { answerLink, type LinkOptions, said } from "./signed-link.ts";
import { invitations, readToken } from "./unsubscribe-token.ts";

/** The page that asks whoever followed the link whether they mean it. */
export const pagePath = "/unsubscribe";

/** Ends the mails that a signed link is about: for mail programs, which post to it (RFC 8058), and for the page of the site. */
export const unsubscribe = (request: Request, options: LinkOptions): Promise<Response> =>
  answerLink(
    request,
    {
      pagePath,
      read: readToken,
      act: async ({ id, topic }, query) => {
        const rows =
          topic === invitations
            ? await query("select private.opt_out_of_invitations($1::uuid) as done", [id])
            : await query(
                "select private.unsubscribe_member($1::uuid, $2::text::public.email_topic) as done",
                [id, topic],
              );
        const [row] = z.array(z.object({ done: z.boolean() })).parse(rows);
        if (!row?.done) return said(410, { message: "This email preference no longer exists." });
        return said(200, { topic });
      },
    },
    options,
  );
