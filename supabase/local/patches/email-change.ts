import { z } from "zod";
import { type Account, checkMailFrequency, hashCode, newCode } from "./accounts.ts";
import { bodyOf, isCall, json, textOf, withBody } from "./http.ts";
import type { AuthTools, Patch } from "./patch.ts";

const change = z.object({ id: z.string(), email_change_confirm_status: z.number().nullable() });

const accepted =
  "Confirmation link accepted. Please proceed to confirm link sent to the other email";

/**
 * Requires confirmation from both mailboxes, in any order, to change an email address. @supabase/lite requires only the
 * old one and sends nothing to the new one.
 */
export function patchEmailChange(tools: AuthTools): Patch {
  const { db, config } = tools;
  return (next) => async (request) => {
    if (isCall(request, "PUT", "/auth/v1/user"))
      return resetConfirmation(tools, await next(request));
    if (!isCall(request, "POST", "/auth/v1/verify")) return next(request);
    const body = await bodyOf(request);
    if (body.type !== "email_change" || !config.double_confirm_changes) return next(request);

    const hash =
      textOf(body, "token_hash") || hashCode(textOf(body, "email"), textOf(body, "token"));
    const [found] = await db.query(
      change,
      `select id::text, email_change_confirm_status from auth.users
       where $1 in (email_change_token_current, email_change_token_new)
         and email_change_sent_at > now() - make_interval(secs => $2)`,
      [hash, config.otp_expiry],
    );
    if (!found) return next(request);
    if (found.email_change_confirm_status !== 1) {
      await storeFirstConfirmation(tools, found.id, hash);
      return json(200, { code: "200", msg: accepted });
    }
    // @supabase/lite completes a change with the token of the old mailbox, so store the last token as that.
    await db.query(
      z.unknown(),
      `update auth.users set email_change_token_current = $2, email_change_token_new = null,
         email_change_confirm_status = 0 where id = $1`,
      [found.id, hash],
    );
    return next(withBody(request, { type: "email_change", token_hash: hash }));
  };
}

/** Resends both mails. Returns an error response if the last ones were sent too recently, or null. */
export async function sendEmailChange(tools: AuthTools, account: Account) {
  const { email, email_change: newEmail } = account;
  if (!newEmail) return null;
  const refusal = checkMailFrequency(tools, account.email_change_sent_at);
  if (refusal) return refusal;
  const current = newCode(tools, email);
  const next = newCode(tools, newEmail);
  await tools.db.query(
    z.unknown(),
    `update auth.users set email_change_token_current = $2, email_change_token_new = $3,
       email_change_sent_at = now(), email_change_confirm_status = 0 where id = $1`,
    [account.id, current.hash, next.hash],
  );
  await tools.mailer.sendEmailChange(email, current.hash, current.code, {
    currentEmail: email,
    newEmail,
    tokenHashNew: next.hash,
    tokenNew: next.code,
  });
  return null;
}

async function resetConfirmation({ db }: AuthTools, response: Response): Promise<Response> {
  const { id, new_email: newEmail } = await bodyOf(response);
  if (response.ok && newEmail) {
    await db.query(
      z.unknown(),
      `update auth.users set email_change_confirm_status = 0
       where id = $1 and email_change_token_current is not null and email_change_token_new is not null`,
      [id],
    );
  }
  return response;
}

async function storeFirstConfirmation({ db }: AuthTools, id: string, hash: string): Promise<void> {
  await db.query(
    z.unknown(),
    `update auth.users set email_change_confirm_status = 1,
       email_change_token_current = nullif(email_change_token_current, $2),
       email_change_token_new = nullif(email_change_token_new, $2)
     where id = $1`,
    [id, hash],
  );
}
