import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "smol-toml";
import { z } from "zod";

const template = z.object({ subject: z.string(), content_path: z.string() });

const mailInterval = z
  .string()
  .regex(/^\d+s$/, "the time between mails must be in seconds, like 60s");

/**
 * The settings of config.toml that the embedded backend uses. Other keys are dropped, because
 * @supabase/lite rejects unknown keys.
 */
const schema = z.object({
  api: z.object({ schemas: z.array(z.string()), max_rows: z.number() }),
  db: z.object({ seed: z.object({ enabled: z.boolean(), sql_paths: z.array(z.string()) }) }),
  storage: z.object({
    file_size_limit: z.string(),
    buckets: z.record(z.string(), z.object({ objects_path: z.string().optional() })),
  }),
  auth: z.object({
    site_url: z.string(),
    additional_redirect_urls: z.array(z.string()),
    jwt_expiry: z.number(),
    enable_refresh_token_rotation: z.boolean(),
    refresh_token_reuse_interval: z.number(),
    enable_signup: z.boolean(),
    minimum_password_length: z.number(),
    email: z.object({
      enable_confirmations: z.boolean(),
      double_confirm_changes: z.boolean(),
      secure_password_change: z.boolean(),
      max_frequency: mailInterval,
      otp_length: z.number(),
      otp_expiry: z.number(),
      template: z.record(z.string(), template),
      notification: z.object({ password_changed: template }),
    }),
  }),
});

export type Config = z.infer<typeof schema>;
export type MailTemplates = Record<string, z.infer<typeof template>>;

/** Reads supabase/config.toml, which the Supabase CLI also uses. */
export function readConfig(root: string, mailWait?: string): Config {
  const file = path.join(root, "supabase/config.toml");
  const config = schema.parse(parse(readFileSync(file, "utf8")));
  if (mailWait) config.auth.email.max_frequency = mailInterval.parse(mailWait);
  for (const mail of Object.values(config.auth.email.template)) {
    mail.content_path = path.resolve(root, mail.content_path);
  }
  for (const mail of Object.values(config.auth.email.notification)) {
    mail.content_path = path.resolve(root, "supabase", mail.content_path);
  }
  return config;
}
