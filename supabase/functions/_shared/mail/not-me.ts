import { z } from "zod";
import { readRefusal } from "./refusal-token.ts";
import { answerLink, type LinkOptions, said } from "./signed-link.ts";

/** The page where the recipient confirms. */
export const notMePath = "/not-me";

const row = z.object({ outcome: z.enum(["ended", "told", "over"]).nullable() });

/** Disputes the claim of a code, on behalf of a recipient who didn't request it. */
export const notMe = (request: Request, options: LinkOptions): Promise<Response> =>
  answerLink(
    request,
    {
      pagePath: notMePath,
      read: readRefusal,
      act: async (code, query) => {
        const [found] = z
          .array(row)
          .parse(await query("select private.dispute_claim($1::uuid) as outcome", [code]));
        if (!found?.outcome) return said(410, { message: "This claim no longer exists." });
        return said(200, { outcome: found.outcome });
      },
    },
    options,
  );
