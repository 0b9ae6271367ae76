import { z } from "zod";
import { hashCode } from "./accounts.ts";
import { authError, bodyOf, isCall, textOf } from "./http.ts";
import type { AuthTools, Patch } from "./patch.ts";
import { decodeClaims } from "./tokens.ts";

const account = z.object({
  email: z.string(),
  is_fresh: z.boolean(),
  code: z.string().nullable(),
});

/**
 * Implements `secure_password_change`: if the session is older than a day, a new password requires an emailed code. A
 * change ends all other sessions and is reported by email. @supabase/lite does none of it.
 */
export function patchPasswordChange({ db, mailer, config }: AuthTools): Patch {
  return (next) => async (request) => {
    if (!isCall(request, "PUT", "/auth/v1/user")) return next(request);
    const body = await bodyOf(request);
    const claims = decodeClaims(
      request.headers.get("authorization")?.replace(/^Bearer /i, "") ?? "",
    );
    if (body.password === undefined || !claims?.session_id) return next(request);
    const session = [claims.sub, claims.session_id];

    const [found] = await db.query(
      account,
      `select users.email,
         coalesce(sessions.created_at > now() - interval '24 hours', false) as is_fresh,
         case when reauthentication_sent_at > now() - make_interval(secs => $3) then reauthentication_token end as code
       from auth.users left join auth.sessions on sessions.id = $2 where users.id = $1`,
      [...session, config.otp_expiry],
    );
    if (config.secure_password_change && found && !found.is_fresh) {
      const nonce = textOf(body, "nonce");
      if (!nonce) return authError(400, "reauthentication_needed", needed);
      if (hashCode(found.email, nonce) !== found.code) {
        return authError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
      }
    }
    const response = await next(request);
    if (!response.ok) return response;
    await db.query(
      z.unknown(),
      "update auth.users set reauthentication_token = null where id = $1",
      [claims.sub],
    );
    await db.query(
      z.unknown(),
      "delete from auth.sessions where user_id = $1 and id <> $2",
      session,
    );
    if (found) await mailer.sendPasswordChanged(found.email);
    return response;
  };
}

const needed = "Password update requires reauthentication";
