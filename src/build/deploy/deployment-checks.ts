// cspell:words tgname tgisinternal Fdashboard autoconfirm
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseHeaders } from "../hosting/hosting-rules.ts";

/** A deployed site, its project, and the keys that were given. */
export interface Deployment {
  /** The site's public URL, without a slash at the end. */
  site: string;
  /** The URL of the project's APIs. */
  api: string;
  publishableKey: string;
  keys: Partial<Record<SecretName, string>>;
  /** The URL of Supabase's Management API. */
  managementApi: string;
}

/** An environment variable with a secret: a token of a Supabase account, or the key that starts the workers. */
type SecretName = "SUPABASE_ACCESS_TOKEN" | "SEND_MAIL_KEY";

export interface Check {
  /** The heading in docs/deployment.md. */
  step: string;
  what: string;
  /** The secret without which the check can't run. */
  needs?: SecretName;
  /** Returns what is wrong; null if the check holds. Throws if a request fails. */
  run(deployment: Deployment): Promise<string | null>;
  fix: string;
}

const root = path.resolve(import.meta.dirname, "../../..");
const missingPage = "/no-such-page-check-deployment";
const buckets = ["avatars", "practice-photos", "clinician-photos", "gallery-photos"];
const jobs = ["send mail", "check NPIs", "lapse claims"];
const templates = ["confirmation", "recovery", "magic_link", "email_change"];
const functionSecrets = [
  "SMTP_URL",
  "MAIL_FROM",
  "SITE_URL",
  "SEND_MAIL_KEY",
  "MAIL_SIGNING_KEY",
  "MAIL_EVENTS_KEY",
];
const vaultSecrets = ["send_mail_url", "send_mail_key", "client_address_header"];
const database = "1. Database";
const smtp = "2. SMTP for sign-in emails";
const auth = "3. Auth settings and templates";
const site = "4. Site";
const worker = "5. Email worker";

const pushConfig = "Correct supabase/config.toml and run `npx supabase config push`.";
const deployFunctions = "Run `npx supabase functions deploy`; config.toml turns off verify_jwt.";
const serveRules =
  "Let the host apply dist/_headers and dist/_redirects, and serve 404.html for all other paths.";

/** The functions, by what each answers to a GET request without a key once it is deployed. */
const functions = {
  "send-mail": 405,
  npi: 405,
  "mail-events": 405,
  "look-up-npi": 405,
  unsubscribe: 303,
  "not-me": 303,
};

/** Everything that can be seen from outside, in the order of docs/deployment.md. */
export const deploymentChecks: Check[] = [
  {
    step: database,
    what: "the API serves listings with the public key",
    run: async (deployment) => {
      const response = await readApi(deployment, "/rest/v1/doctors?select=id&limit=1");
      return response.ok ? null : `status ${response.status}: ${await response.text()}`;
    },
    fix: "Run `npx supabase db push`. Build the site with the project's URL and publishable key.",
  },
  {
    step: database,
    what: "the buckets exist",
    run: async (deployment) => {
      const missing: string[] = [];
      for (const bucket of buckets) {
        const response = await readApi(deployment, `/storage/v1/object/public/${bucket}/none`);
        if ((await response.text()).includes("Bucket not found")) missing.push(bucket);
      }
      return missingNames(buckets, (bucket) => !missing.includes(bucket));
    },
    fix: "Run `npx supabase db push`: migrations create the buckets. Recreate a deleted one as its migration does, public.",
  },
  {
    step: database,
    what: "all migrations are applied",
    needs: "SUPABASE_ACCESS_TOKEN",
    run: async (deployment) => {
      const versions = readdirSync(path.join(root, "supabase/migrations")).map(
        (file) => file.split("_")[0] ?? file,
      );
      const query = "select version as name from supabase_migrations.schema_migrations";
      return missingNames(versions, await queryNames(deployment, query));
    },
    fix: "Run `npx supabase db push`.",
  },
  {
    step: database,
    what: "the cron jobs are active",
    needs: "SUPABASE_ACCESS_TOKEN",
    run: async (deployment) =>
      missingNames(
        jobs,
        await queryNames(deployment, "select jobname as name from cron.job where active"),
      ),
    fix: "Enable pg_cron and pg_net in the dashboard, then schedule the jobs in the SQL editor.",
  },
  {
    step: database,
    what: "uploads are limited",
    needs: "SUPABASE_ACCESS_TOKEN",
    run: async (deployment) =>
      missingNames(
        ["limit_uploads"],
        await queryNames(
          deployment,
          "select tgname as name from pg_catalog.pg_trigger where not tgisinternal",
        ),
      ),
    fix: "Ask Supabase support to create the trigger limit_uploads on storage.objects.",
  },
  {
    step: smtp,
    what: "an SMTP server is set",
    needs: "SUPABASE_ACCESS_TOKEN",
    run: async (deployment) =>
      (await readAuthConfig(deployment)).smtp_host ? null : "emails use Supabase's own server",
    fix: "Set it in the dashboard: Authentication, Emails, SMTP Settings.",
  },
  {
    step: auth,
    what: "emails link to this site",
    run: async (deployment) => {
      // An address that is not allowed redirects to the site URL.
      const target = await redirectTarget(deployment, "https://not-allowed.invalid/");
      return new URL(target).origin === deployment.site ? null : `site_url is ${target}`;
    },
    fix: `Set site_url to this site. ${pushConfig}`,
  },
  {
    step: auth,
    what: "emails can return to a page of this site",
    run: async (deployment) => {
      for (const suffix of ["", "/", "/?next=%2Fdashboard", "/es", "/es?next=%2Fdashboard"]) {
        const wanted = `${deployment.site}${suffix}`;
        const target = await redirectTarget(deployment, wanted);
        if (!target.startsWith(wanted)) return `${wanted} redirects to ${target}`;
      }
      return null;
    },
    fix: `List the site in additional_redirect_urls alone, and with "/", "/?next=**", "/es", and "/es?next=**". ${pushConfig}`,
  },
  {
    step: auth,
    what: "people can sign up with an email address that they confirm",
    run: async (deployment) => {
      const response = await readApi(deployment, "/auth/v1/settings");
      const settings = await readJson(response);
      const { external, disable_signup, mailer_autoconfirm } = settings;
      if (!isRecord(external) || external.email !== true) return "sign-in by email is off";
      if (disable_signup === true) return "sign-up is off";
      return mailer_autoconfirm === false ? null : "addresses are not confirmed";
    },
    fix: `Set enable_signup and, under [auth.email], enable_confirmations to true. ${pushConfig}`,
  },
  {
    step: auth,
    what: "the templates link to the site with a token hash",
    needs: "SUPABASE_ACCESS_TOKEN",
    run: async (deployment) => {
      const config = await readAuthConfig(deployment);
      const contents = (name: string) => String(config[`mailer_templates_${name}_content`]);
      return missingNames(templates, (name) =>
        contents(name).includes("token_hash={{ .TokenHash }}"),
      );
    },
    fix: "Set an SMTP server first (step 2), then run `npx supabase config push`.",
  },
  {
    step: auth,
    what: "a changed password is confirmed by email and requires the current one",
    needs: "SUPABASE_ACCESS_TOKEN",
    run: async (deployment) => {
      const config = await readAuthConfig(deployment);
      const settings = [
        "mailer_notifications_password_changed_enabled",
        "security_update_password_require_current_password",
      ];
      return missingNames(settings, (name) => config[name] === true);
    },
    fix: "Run `npx supabase config push`, and turn on Require current password when updating in the dashboard.",
  },
  {
    step: site,
    what: "pages have the security headers",
    run: async (deployment) => {
      for (const page of ["/about", "/directory"]) {
        const problem = findHeaderProblem(deployment, await get(deployment.site + page));
        if (problem) return `${page}: ${problem}`;
      }
      return null;
    },
    fix: serveRules,
  },
  {
    step: site,
    what: "scripts are cached for a year",
    run: async (deployment) => {
      const html = await readPage(deployment, "/about");
      const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0];
      if (!script) return "/about loads no script from /assets";
      const caching = (await get(deployment.site + script)).headers.get("cache-control");
      return caching?.includes("immutable") ? null : `${script} has ${caching ?? "no header"}`;
    },
    fix: serveRules,
  },
  {
    step: site,
    what: "pages of members get the app shell",
    run: async (deployment) => {
      await readPage(deployment, "/settings");
      return null;
    },
    fix: serveRules,
  },
  {
    step: site,
    what: "a missing page has status 404",
    run: async (deployment) => {
      const { status } = await get(deployment.site + missingPage);
      return status === 404 ? null : `${missingPage} has status ${status}`;
    },
    fix: serveRules,
  },
  {
    step: site,
    what: "an address with a slash at the end redirects",
    run: async (deployment) => {
      const response = await get(`${deployment.site}/directory/`);
      const location = response.headers.get("location") ?? "";
      const target = new URL(location, deployment.site).href;
      return target === `${deployment.site}/directory`
        ? null
        : `/directory/ has status ${response.status} and redirects to ${location || "nothing"}`;
    },
    fix: "Deploy functions/, or let the host redirect (in nginx: `rewrite ^/(.+)/$ /$1 permanent;`).",
  },
  {
    step: site,
    what: "pages name their canonical address",
    run: async (deployment) => {
      for (const page of ["/about", "/directory"]) {
        const html = await readPage(deployment, page);
        const link = /<link [^>]*rel="canonical"[^>]*>/.exec(html)?.[0] ?? "";
        const address = /href="([^"]*)"/.exec(link)?.[1];
        if (address !== deployment.site + page) return `${page} names ${address ?? "none"}`;
      }
      return null;
    },
    fix: "Build and deploy with VITE_SITE_URL set to this site.",
  },
  {
    step: site,
    what: "robots.txt and the sitemap name this site",
    run: async (deployment) => {
      const robots = await readPage(deployment, "/robots.txt");
      const sitemap = /^Sitemap: (\S+)$/m.exec(robots)?.[1];
      if (!sitemap?.startsWith(`${deployment.site}/`))
        return `robots.txt names ${sitemap ?? "no sitemap"}`;
      const listed = await readPage(deployment, sitemap.slice(deployment.site.length));
      return listed.includes(`<loc>${deployment.site}`) ? null : "the sitemap names another site";
    },
    fix: "Build and deploy with VITE_SITE_URL set to this site.",
  },
  {
    step: site,
    what: "a listing's page contains its name",
    run: async (deployment) => {
      const first = "select=id,practice_name&verified=eq.true&order=id&limit=1";
      const [listing] = await readRows(await readApi(deployment, `/rest/v1/doctors?${first}`));
      if (!listing) return null;
      const page = `/doctor/${listing.id}`;
      const name = String(listing.practice_name).replaceAll("&", "&amp;").replaceAll("'", "&#x27;");
      return (await readPage(deployment, page)).includes(name) ? null : `${page} has no content`;
    },
    fix: "Deploy functions/.",
  },
  {
    step: worker,
    what: "the functions are deployed and have the secrets that they report",
    run: async (deployment) => {
      const problems: string[] = [];
      for (const [name, expected] of Object.entries(functions)) {
        const response = await get(`${deployment.api}/functions/v1/${name}`);
        if (response.status === expected) continue;
        const reason = { 404: "is not deployed", 401: "requires a session (verify_jwt)" };
        const known = Object.entries(reason).find(([status]) => status === String(response.status));
        problems.push(
          `${name} ${known?.[1] ?? `has status ${response.status}: ${await response.text()}`}`,
        );
      }
      return problems.join("; ") || null;
    },
    fix: `${deployFunctions} Set missing secrets with \`npx supabase secrets set\`.`,
  },
  {
    step: worker,
    what: "links in emails lead to this site",
    run: async (deployment) => {
      const response = await get(`${deployment.api}/functions/v1/unsubscribe`);
      const target = response.headers.get("location") ?? "nothing";
      return target.startsWith(`${deployment.site}/`) ? null : `unsubscribe redirects to ${target}`;
    },
    fix: "Run `npx supabase secrets set SITE_URL=…` with this site's address.",
  },
  {
    step: worker,
    what: "the secrets are set",
    needs: "SUPABASE_ACCESS_TOKEN",
    run: async (deployment) =>
      missingNames(functionSecrets, await namesOf(await readProject(deployment, "/secrets"))),
    fix: "Run `npx supabase secrets set NAME=…`.",
  },
  {
    step: worker,
    what: "the vault has the worker's address and key",
    needs: "SUPABASE_ACCESS_TOKEN",
    run: async (deployment) =>
      missingNames(vaultSecrets, await queryNames(deployment, "select name from vault.secrets")),
    fix: "Run `select vault.create_secret(…)` in the SQL editor.",
  },
  {
    step: worker,
    what: "the worker sends email (this sends what is due)",
    needs: "SEND_MAIL_KEY",
    run: async ({ api, keys }) => {
      const response = await get(`${api}/functions/v1/send-mail`, {
        method: "POST",
        headers: { authorization: `Bearer ${keys.SEND_MAIL_KEY}` },
      });
      const text = await response.text();
      const isSent = response.ok && /"failed":0\b/.test(text);
      return isSent ? null : `status ${response.status}: ${text}`;
    },
    fix: "Set what the answer names. Compare SEND_MAIL_KEY with the project's secret, and SMTP_URL with the provider's settings.",
  },
  {
    step: worker,
    what: "mail goes out",
    needs: "SUPABASE_ACCESS_TOKEN",
    run: async (deployment) => {
      const errors = await queryNames(deployment, lateMailQuery);
      return errors.length === 0 ? null : errors.join("; ");
    },
    fix: "Check the SMTP settings and the cron job `send mail`; the admin page shows the latest error.",
  },
  {
    step: "6. First admin",
    what: "there is an admin",
    needs: "SUPABASE_ACCESS_TOKEN",
    run: async (deployment) => missingNames(["admin"], await queryNames(deployment, adminQuery)),
    fix: "Make the first admin in the SQL editor.",
  },
  {
    step: "7. Captcha (optional)",
    what: "site and project agree on the captcha",
    run: async (deployment) => {
      const response = await readApi(deployment, "/auth/v1/token?grant_type=password", {
        method: "POST",
        body: JSON.stringify({ email: "check@deployment.invalid", password: "check-deployment" }),
      });
      const isRequired = (await response.text()).includes("captcha");
      const policy = (await get(`${deployment.site}/about`)).headers.get("content-security-policy");
      const isSent = policy?.includes("challenges.cloudflare.com") ?? false;
      if (isRequired === isSent) return null;
      return isRequired
        ? "the project requires a captcha that the site doesn't send: no one can sign in"
        : "the site has a captcha that the project doesn't check";
    },
    fix: "Build with VITE_TURNSTILE_SITE_KEY and deploy, then set [auth.captcha] and run `npx supabase config push`; or use neither.",
  },
  {
    step: "8. NPI registry (optional)",
    what: "the NPI worker has run within a day",
    needs: "SUPABASE_ACCESS_TOKEN",
    run: async (deployment) => missingNames(["npi"], await queryNames(deployment, npiWorkerQuery)),
    fix: "Deploy the function npi and check the cron job `check NPIs`. It runs an hour after the deployment at the latest.",
  },
  {
    step: "9. File of all listings (optional)",
    what: "the file has a listing per line, if there is one",
    run: async (deployment) => {
      const response = await get(`${deployment.site}/data/listings.jsonl`);
      if (response.status === 404) return null;
      const [line = ""] = (await response.text()).split("\n");
      return response.ok && line.startsWith('{"id":')
        ? null
        : `it begins with ${line.slice(0, 80)}`;
    },
    fix: "Run `npm run data-file`, and deploy its file.",
  },
];

/** Returns a name for each reason why email is late: overdue for ten minutes, or given up within a week. */
export const lateMailQuery = `
  select 'due since ' || min(due_at) as name from private.outbox
  where sent_at is null and given_up_at is null having min(due_at) < now() - interval '10 minutes'
  union all
  select 'given up: ' || last_error from private.outbox
  where given_up_at > now() - interval '7 days' and attempts > 0 and last_error is not null group by last_error`;

export const adminQuery =
  "select role::text as name from public.user_roles where role = 'admin' limit 1";

export const npiWorkerQuery =
  "select 'npi' as name from private.npi_worker_status where seen_at > now() - interval '1 day'";

const get = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { redirect: "manual", signal: AbortSignal.timeout(60_000), ...init });

/** Calls the project's APIs as a visitor. */
const readApi = ({ api, publishableKey }: Deployment, address: string, init: RequestInit = {}) =>
  get(api + address, {
    ...init,
    headers: { apikey: publishableKey, "content-type": "application/json" },
  });

/** Returns the text of a page. Throws if its status isn't 200. */
async function readPage(deployment: Deployment, page: string): Promise<string> {
  const response = await get(deployment.site + page);
  if (response.status !== 200) throw new Error(`${page} has status ${response.status}`);
  return response.text();
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

async function readJson(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text();
  const value: unknown = response.ok ? JSON.parse(text) : null;
  if (!isRecord(value)) throw new Error(`${response.url} has status ${response.status}: ${text}`);
  return value;
}

const readRows = async (response: Response): Promise<Record<string, unknown>[]> =>
  Object.values(await readJson(response)).filter(isRecord);

/** Calls the Management API for the project. */
async function readProject(
  { api, keys, managementApi }: Deployment,
  address: string,
  init: RequestInit = {},
): Promise<Response> {
  const [project] = new URL(api).hostname.split(".");
  return get(`${managementApi}/v1/projects/${project}${address}`, {
    ...init,
    headers: {
      authorization: `Bearer ${keys.SUPABASE_ACCESS_TOKEN}`,
      "content-type": "application/json",
    },
  });
}

const readAuthConfig = async (deployment: Deployment) =>
  readJson(await readProject(deployment, "/config/auth"));

/** Returns the column `name` of a query's rows. */
async function queryNames(deployment: Deployment, query: string): Promise<string[]> {
  return namesOf(
    await readProject(deployment, "/database/query/read-only", {
      method: "POST",
      body: JSON.stringify({ query }),
    }),
  );
}

const namesOf = async (response: Response) =>
  (await readRows(response)).map(({ name }) => String(name));

/** Names what is missing; null if nothing is. */
function missingNames(
  wanted: readonly string[],
  present: readonly string[] | ((name: string) => boolean),
): string | null {
  const isPresent =
    typeof present === "function" ? present : (name: string) => present.includes(name);
  const missing = wanted.filter((name) => !isPresent(name));
  return missing.length > 0 ? `missing: ${missing.join(", ")}` : null;
}

/** Returns where Supabase Auth redirects after an invalid token, without its error. */
async function redirectTarget(deployment: Deployment, wanted: string): Promise<string> {
  const query = new URLSearchParams({ token: "none", type: "signup", redirect_to: wanted });
  const response = await readApi(deployment, `/auth/v1/verify?${query}`);
  const location = response.headers.get("location");
  if (!location) throw new Error(`/auth/v1/verify has status ${response.status}`);
  return location.split("#")[0] ?? location;
}

/** Compares a page's headers with public/_headers. Its content security policy must name the API. */
function findHeaderProblem({ site, api }: Deployment, { headers }: Response): string | null {
  const [rule] = parseHeaders(readFileSync(path.join(root, "public/_headers"), "utf8"));
  for (const [name, value] of rule?.headers ?? []) {
    // Pages that are rendered on request have their own caching, and the policy contains hashes.
    if (["Cache-Control", "Content-Security-Policy"].includes(name)) continue;
    if (name === "Strict-Transport-Security" && !site.startsWith("https:")) continue;
    if (headers.get(name) !== value) return `${name} is ${headers.get(name) ?? "missing"}`;
  }
  const policy = headers.get("content-security-policy") ?? "";
  if (!policy.includes("default-src 'none'")) return "Content-Security-Policy is missing or weaker";
  const connections = /connect-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
  const origin = new URL(api).origin;
  return origin === site || connections.includes(origin)
    ? null
    : `Content-Security-Policy doesn't allow ${origin}`;
}
