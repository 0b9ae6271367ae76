import { createHmac } from "node:crypto";
import { z } from "zod";
import { bodyOf, withJson } from "./http.ts";
import type { AuthTools, Patch } from "./patch.ts";

const claimsSchema = z.looseObject({
  sub: z.string(),
  iat: z.number(),
  session_id: z.string().optional(),
});

/** Decodes a token without verifying it. Use it only for our own tokens or claims that the server verifies again. */
export function decodeClaims(token: string): z.infer<typeof claimsSchema> | null {
  try {
    const content = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
    return claimsSchema.parse(JSON.parse(content));
  } catch {
    return null;
  }
}

const account = z.object({
  phone: z.string().nullable(),
  raw_app_meta_data: z.unknown(),
  raw_user_meta_data: z.unknown(),
});

const authMethod = z.object({ method: z.string(), timestamp: z.number() });

/**
 * Adds the claims of hosted Supabase to access tokens (issuer, metadata, assurance level, and
 * authentication methods), which policies read through auth.jwt(). @supabase/lite omits them, so
 * tokens are signed again. It also omits a session's browser.
 */
export function patchTokens(tools: AuthTools): Patch {
  return (next) => async (request) => {
    const response = await next(request);
    const { pathname, searchParams } = new URL(request.url);
    if (
      !response.ok ||
      !["/auth/v1/token", "/auth/v1/verify", "/auth/v1/signup"].includes(pathname)
    ) {
      return response;
    }
    const body = await bodyOf(response);
    if (typeof body.access_token !== "string") return response;
    const isRefresh = searchParams.get("grant_type") === "refresh_token";
    const method = pathname.endsWith("/verify") ? "otp" : "password";
    await saveUserAgent(tools, body.access_token, request.headers.get("user-agent"));
    return withJson(response, {
      ...body,
      access_token: await addHostedClaims(tools, body.access_token, isRefresh ? null : method),
    });
  };
}

/** Stores the browser of a session, by which people recognize their devices. */
async function saveUserAgent({ db }: AuthTools, token: string, userAgent: string | null) {
  await db.query(z.unknown(), "update auth.sessions set user_agent = $2 where id = $1", [
    decodeClaims(token)?.session_id ?? null,
    userAgent,
  ]);
}

async function addHostedClaims(
  tools: AuthTools,
  token: string,
  method: string | null,
): Promise<string> {
  const claims = decodeClaims(token);
  if (!claims) return token;
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
    amr: await authMethodsOf(tools, claims.session_id, method),
    is_anonymous: false,
  });
}

/** Returns how and when the session was authenticated. A refresh does not add a method. */
async function authMethodsOf(
  { db }: AuthTools,
  session: string | undefined,
  method: string | null,
) {
  if (!session) return [];
  if (method) {
    await db.query(
      z.unknown(),
      `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
       values (gen_random_uuid(), $1, now(), now(), $2)
       on conflict (session_id, authentication_method) do update set updated_at = now()`,
      [session, method],
    );
  }
  return db.query(
    authMethod,
    `select authentication_method as method, extract(epoch from updated_at)::integer as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`,
    [session],
  );
}

function sign(secret: string, claims: unknown): string {
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const content = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
  return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
}
