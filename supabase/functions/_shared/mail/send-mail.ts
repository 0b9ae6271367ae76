import { withDatabase } from "./database.ts";
import { type Environment, missingSettingsResponse, siteUrlOf } from "./environment.ts";
import { hasValidKey, keysIn } from "./keys.ts";
import { sendDue } from "./sender.ts";
import { openSmtp } from "./smtp.ts";

/**
 * How long one call sends emails, in milliseconds. pg_cron makes a call every minute, and
 * concurrent calls share the work.
 */
const timeBudget = 50_000;

const requiredSettings = [
  "SUPABASE_DB_URL",
  "SUPABASE_URL",
  "SMTP_URL",
  "MAIL_FROM",
  "SITE_URL",
  "MAIL_SIGNING_KEY",
];

const isSmtp = (url: string) => URL.canParse(url) && /^smtps?:$/.test(new URL(url).protocol);

/** Sends due emails, if the request has the key from SEND_MAIL_KEY. */
export async function sendMail(request: Request, env: Environment): Promise<Response> {
  if (request.method !== "POST") return Response.json({ message: "POST" }, { status: 405 });
  if (!(await hasValidKey(request, keysIn(env.SEND_MAIL_KEY)))) {
    return Response.json({ message: "The key is missing or wrong." }, { status: 401 });
  }
  const unset = missingSettingsResponse(env, requiredSettings);
  if (unset) return unset;
  const signingKeys = keysIn(env.MAIL_SIGNING_KEY);
  if (signingKeys.length === 0 || !isSmtp(env.SMTP_URL ?? "")) {
    const message = "MAIL_SIGNING_KEY is too short, or SMTP_URL is not a valid URL.";
    return Response.json({ message }, { status: 500 });
  }
  const end = Date.now() + timeBudget;
  const smtp = openSmtp({ url: env.SMTP_URL ?? "", from: env.MAIL_FROM ?? "" });
  try {
    const report = await withDatabase(env.SUPABASE_DB_URL ?? "", (query) =>
      sendDue({
        query,
        deliver: smtp.deliver,
        site: {
          url: siteUrlOf(env),
          functionsUrl: `${env.SUPABASE_URL}/functions/v1`,
          signingKeys,
        },
        shouldContinue: () => Date.now() < end,
      }),
    );
    return Response.json(report);
  } catch (error) {
    console.error(error);
    return Response.json({ message: "Emails could not be sent. See the log." }, { status: 500 });
  } finally {
    smtp.close();
  }
}
