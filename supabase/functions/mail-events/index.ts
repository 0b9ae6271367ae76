import { withDatabase } from "../_shared/mail/database.ts";
import { missingSettingsResponse } from "../_shared/mail/environment.ts";
import { keysIn } from "../_shared/mail/keys.ts";
import { handleMailEvents } from "../_shared/mail/mail-events.ts";

Deno.serve((request) => {
  const env = Deno.env.toObject();
  const unset = missingSettingsResponse(env, ["SUPABASE_DB_URL", "MAIL_EVENTS_KEY"]);
  if (unset) return unset;
  const keys = keysIn(env.MAIL_EVENTS_KEY);
  return withDatabase(env.SUPABASE_DB_URL ?? "", (query) =>
    handleMailEvents(request, { query, keys }),
  );
});
