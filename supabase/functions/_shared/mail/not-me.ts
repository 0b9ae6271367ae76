import { z } from "zod";
import { readNotMeToken } from "./not-me-token.ts";
import { handleSignedLink, jsonResponse, type LinkOptions } from "./signed-link.ts";

/** The page where the recipient confirms. */
export const notMePath = "/not-me";

const row = z.object({ outcome: z.enum(["ended", "reported", "deleted"]).nullable() });

/** Disputes the claim behind a code, on behalf of a recipient who didn't request it. */
export const notMe = (request: Request, options: LinkOptions): Promise<Response> =>
  handleSignedLink(
    request,
    {
      pagePath: notMePath,
      read: readNotMeToken,
      act: async (code, query) => {
        const [found] = z
          .array(row)
          .parse(await query("select private.dispute_claim($1::uuid) as outcome", [code]));
        if (!found?.outcome) return jsonResponse(410, { message: "This claim no longer exists." });
        return jsonResponse(200, { outcome: found.outcome });
      },
    },
    options,
  );
