import { z } from "zod";
import { createToken, readToken } from "./signatures.ts";
import { handleSignedLink, jsonResponse, type LinkOptions } from "./signed-link.ts";

/** The page where the recipient confirms. */
export const notMePath = "/not-me";

const purpose = "refuse work code";

/** Creates the token of the "This wasn't me" link, which contains the id of the emailed code. */
export const createNotMeToken = (code: string, keys: string[]): Promise<string> =>
  createToken(purpose, [code], keys);

/** Returns the code id of a token, or null if the signature is invalid. */
export async function readNotMeToken(token: string, keys: string[]): Promise<string | null> {
  const [code] = (await readToken(purpose, token, keys)) ?? [];
  return code ?? null;
}

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
