import { withDatabase } from "../mail/database.ts";
import { type Environment, missingSettingsResponse } from "../mail/environment.ts";
import { hasValidKey, keysIn } from "../mail/keys.ts";
import { checkDue } from "./check-due.ts";
import { createRegistryClient, isRegistryUrl } from "./registry.ts";

/** How long one call runs, in milliseconds; shorter than the caller's timeout. */
const timeBudget = 40_000;

/** Checks due NPIs, if the request has the key from SEND_MAIL_KEY. */
export async function npi(request: Request, env: Environment): Promise<Response> {
  if (request.method !== "POST") return Response.json({ message: "POST" }, { status: 405 });
  if (!(await hasValidKey(request, keysIn(env.SEND_MAIL_KEY)))) {
    return Response.json({ message: "The key is missing or wrong." }, { status: 401 });
  }
  const unset = missingSettingsResponse(env, ["SUPABASE_DB_URL"]);
  if (unset) return unset;
  const url = env.NPI_REGISTRY_URL ?? "";
  if (url && !isRegistryUrl(url)) {
    return Response.json({ message: "NPI_REGISTRY_URL is not a valid URL." }, { status: 500 });
  }
  const end = Date.now() + timeBudget;
  try {
    const report = await withDatabase(env.SUPABASE_DB_URL ?? "", (query) =>
      checkDue({
        query,
        lookUp: url ? createRegistryClient({ url }) : null,
        shouldContinue: () => Date.now() < end,
      }),
    );
    return Response.json({ ...report, isOn: url !== "" });
  } catch (error) {
    console.error(error);
    return Response.json({ message: "NPIs could not be checked. See the log." }, { status: 500 });
  }
}
