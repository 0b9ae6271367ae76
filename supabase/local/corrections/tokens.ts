import { createHmac } from "node:crypto";
import { z } from "zod";
import type { AuthTools, Correction } from "./correction.ts";
import { bodyOf, withJson } from "./http.ts";

const claimsSchema = z.looseObject({ sub: z.string(), iat: z.number() });

const account = z.object({
  phone: z.string().nullable(),
  raw_app_meta_data: z.unknown(),
  raw_user_meta_data: z.unknown(),
});

/**
 * Access tokens carry the claims of hosted Supabase (issuer, metadata, assurance level), which
 * policies read through auth.jwt(). @supabase/lite leaves them out, so they are signed anew.
 */
export function correctTokens(tools: AuthTools): Correction {
  return (next) => async (request) => {
    const response = await next(request);
    const path = new URL(request.url).pathname;
    if (!response.ok || !["/auth/v1/token", "/auth/v1/verify", "/auth/v1/signup"].includes(path)) {
      return response;
    }
    const body = await bodyOf(response);
    if (typeof body.access_token !== "string") return response;
    const method = path.endsWith("/verify") ? "otp" : "password";
    return withJson(response, {
      ...body,
      access_token: await complete(tools, body.access_token, method),
    });
  };
}

async function complete(tools: AuthTools, token: string, method: string): Promise<string> {
  const claims = claimsSchema.parse(
    JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()),
  );
  const [user] = await tools.db.query(
    account,
    "select phone, raw_app_meta_data, raw_user_meta_data from auth.users where id = $1",
    [claims.sub],
  );
  return sign(tools.jwtSecret, {
    iss: `${tools.siteUrl()}/auth/v1`,
    ...claims,
    phone: user?.phone ?? "",
    app_metadata: user?.raw_app_meta_data ?? {},
    user_metadata: user?.raw_user_meta_data ?? {},
    aal: "aal1",
    amr: [{ method, timestamp: claims.iat }],
    is_anonymous: false,
  });
}

function sign(secret: string, claims: unknown): string {
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const content = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
  return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
}
