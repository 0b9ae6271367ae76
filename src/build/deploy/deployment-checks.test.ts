import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { HttpResponse, http } from "msw";
import { expect, onTestFinished, test } from "vitest";
import { type Deployment, deploymentChecks } from "@/build/deploy/deployment-checks";
import { headersFor, parseHeaders } from "@/build/hosting/hosting-rules";
import { server } from "@/test/server";

const site = "https://site.test";
const api = "https://project.api.test";
const managementApi = "https://management.test";
const management = `${managementApi}/v1/projects/project`;

type Answer = (request: Request) => Response | Promise<Response>;

const headers = {
  ...headersFor(parseHeaders(readFileSync("public/_headers", "utf8")), "/about"),
  "Content-Security-Policy": `default-src 'none'; connect-src 'self' ${api}`,
};

const page = (path: string, text = ""): Answer => {
  const html = `<link data-rh="true" rel="canonical" href="${site}${path}"/><script src="/assets/app-1.js"></script>${text}`;
  return () => new HttpResponse(html, { headers });
};
const status = (code: number, body = ""): Answer => {
  return () => new HttpResponse(body, { status: code });
};
const redirect = (location: string, code = 303): Answer => {
  return () => new HttpResponse(null, { status: code, headers: { location } });
};
const json = (body: object): Answer => {
  return () => HttpResponse.json(body);
};

/** Redirects as Supabase Auth does: to an address on the list, or else to the site's. */
const verify = (siteUrl: string, isAllowed: (url: string) => boolean): Answer => {
  return (request) => {
    const wanted = new URL(request.url).searchParams.get("redirect_to") ?? "";
    return redirect(`${isAllowed(wanted) ? wanted : siteUrl}#error=access_denied`)(request);
  };
};

const names = (...list: string[]) => list.map((name) => ({ name }));
const authConfig = {
  smtp_host: "smtp.example.com",
  mailer_notifications_password_changed_enabled: true,
  security_update_password_require_current_password: true,
  ...Object.fromEntries(
    ["confirmation", "recovery", "magic_link", "email_change"].map((name) => [
      `mailer_templates_${name}_content`,
      '<a href="{{ .SiteURL }}/auth/confirm?token_hash={{ .TokenHash }}">',
    ]),
  ),
};

/** Answers to SQL queries, by a word of the query. */
const queries: Record<string, object[]> = {
  schema_migrations: names(
    ...readdirSync("supabase/migrations").map((file) => file.split("_")[0] ?? ""),
  ),
  "cron.job": names("send mail", "check NPIs", "lapse claims"),
  pg_trigger: names("limit_uploads"),
  "vault.secrets": names("send_mail_url", "send_mail_key", "client_address_header"),
  "private.outbox": [],
  "public.user_roles": names("admin"),
  npi_worker_status: names("npi"),
};
const answerQueries = (changes: Record<string, object[]> = {}): Answer => {
  return async (request) => {
    const query = await request.text();
    const [, rows] =
      Object.entries({ ...queries, ...changes }).find(([word]) => query.includes(word)) ?? [];
    return HttpResponse.json(rows, { status: 201 });
  };
};

/** A deployment where all checks hold, by URL without query. */
const healthy: Record<string, Answer> = {
  [`${site}/about`]: page("/about"),
  [`${site}/directory`]: page("/directory"),
  [`${site}/directory/`]: redirect("/directory", 301),
  [`${site}/settings`]: page("/settings"),
  [`${site}/doctor/1`]: page("/doctor/1", "Oak &amp; Sons"),
  [`${site}/assets/app-1.js`]: () =>
    new HttpResponse("", { headers: { "cache-control": "public, max-age=31536000, immutable" } }),
  [`${site}/robots.txt`]: status(200, `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`),
  [`${site}/sitemap.xml`]: status(200, `<urlset><url><loc>${site}/</loc></url></urlset>`),
  [`${api}/rest/v1/doctors`]: json([{ id: "1", practice_name: "Oak & Sons" }]),
  [`${api}/auth/v1/verify`]: verify(site, (url) => url.startsWith(site)),
  [`${api}/auth/v1/settings`]: json({
    external: { email: true },
    disable_signup: false,
    mailer_autoconfirm: false,
  }),
  [`${api}/auth/v1/token`]: status(400, '{"error_code":"invalid_credentials"}'),
  ...Object.fromEntries(
    ["npi", "mail-events", "look-up-npi"].map((name) => [
      `${api}/functions/v1/${name}`,
      status(405),
    ]),
  ),
  [`${api}/functions/v1/send-mail`]: (request) =>
    request.method === "POST" ? HttpResponse.json({ sent: 0, failed: 0 }) : status(405)(request),
  [`${api}/functions/v1/unsubscribe`]: redirect(`${site}/unsubscribe?token=`),
  [`${api}/functions/v1/not-me`]: redirect(`${site}/not-me?token=`),
  [`${management}/config/auth`]: json(authConfig),
  [`${management}/database/query/read-only`]: answerQueries(),
  [`${management}/secrets`]: json(
    names(
      "SMTP_URL",
      "MAIL_FROM",
      "SITE_URL",
      "SEND_MAIL_KEY",
      "MAIL_SIGNING_KEY",
      "MAIL_EVENTS_KEY",
    ),
  ),
};

const deployment: Deployment = {
  site,
  api,
  publishableKey: "sb_publishable_test",
  keys: { SUPABASE_ACCESS_TOKEN: "sbp_test", SEND_MAIL_KEY: "a key of the worker" },
  managementApi,
};

/** Runs all checks, and returns what is wrong by check. */
async function findProblems(changes: Record<string, Answer> = {}) {
  const answers = { ...healthy, ...changes };
  server.use(
    http.all("*", ({ request }) => {
      const { origin, pathname } = new URL(request.url);
      if (pathname.startsWith("/storage/") && !answers[origin + pathname]) {
        return HttpResponse.json({ message: "Object not found" }, { status: 400 });
      }
      return (answers[origin + pathname] ?? status(404))(request);
    }),
  );
  const problems: Record<string, string> = {};
  for (const { what, run } of deploymentChecks) {
    const problem = await run(deployment).catch(String);
    if (problem !== null) problems[what] = problem;
  }
  return problems;
}

test("a complete deployment passes all checks", async () => {
  expect(await findProblems()).toEqual({});
});

test.each<[what: string, problem: string, changes: Record<string, Answer>]>([
  [
    "pages have the security headers",
    "/about: X-Content-Type-Options is missing",
    {
      [`${site}/about`]: async (request) => {
        const response = await page("/about")(request);
        response.headers.delete("X-Content-Type-Options");
        return response;
      },
    },
  ],
  [
    "a missing page has status 404",
    "/no-such-page-check-deployment has status 200",
    { [`${site}/no-such-page-check-deployment`]: status(200) },
  ],
  [
    "pages name their canonical address",
    "/directory names https://site.test/about",
    { [`${site}/directory`]: page("/about") },
  ],
  [
    "an address with a slash at the end redirects",
    "/directory/ has status 200 and redirects to nothing",
    { [`${site}/directory/`]: page("/directory") },
  ],
  [
    "scripts are cached for a year",
    "/assets/app-1.js has no header",
    { [`${site}/assets/app-1.js`]: status(200) },
  ],
  [
    "pages of members get the app shell",
    "Error: /settings has status 404",
    { [`${site}/settings`]: status(404) },
  ],
  [
    "robots.txt and the sitemap name this site",
    "the sitemap names another site",
    { [`${site}/sitemap.xml`]: status(200, "<loc>http://localhost:4173/</loc>") },
  ],
  [
    "a listing's page contains its name",
    "/doctor/1 has no content",
    { [`${site}/doctor/1`]: page("/doctor/1") },
  ],
  [
    "the buckets exist",
    "missing: avatars",
    {
      [`${api}/storage/v1/object/public/avatars/none`]: status(
        400,
        '{"statusCode":"404","error":"Bucket not found"}',
      ),
    },
  ],
  [
    "emails can return to a page of this site",
    `${site}/?next=%2Fdashboard redirects to ${site}`,
    {
      [`${api}/auth/v1/verify`]: verify(
        site,
        (url) => !url.includes("next") && url.startsWith(site),
      ),
    },
  ],
  [
    "people can sign up with an email address that they confirm",
    "addresses are not confirmed",
    {
      [`${api}/auth/v1/settings`]: json({
        external: { email: true },
        disable_signup: false,
        mailer_autoconfirm: true,
      }),
    },
  ],
  [
    "the functions are deployed and have the secrets that they report",
    'npi requires a session (verify_jwt); mail-events has status 500: {"message":"Not set: MAIL_EVENTS_KEY"}; not-me is not deployed',
    {
      [`${api}/functions/v1/npi`]: status(401),
      [`${api}/functions/v1/mail-events`]: status(500, '{"message":"Not set: MAIL_EVENTS_KEY"}'),
      [`${api}/functions/v1/not-me`]: status(404),
    },
  ],
  [
    "links in emails lead to this site",
    "unsubscribe redirects to http://localhost:5173/unsubscribe?token=",
    { [`${api}/functions/v1/unsubscribe`]: redirect("http://localhost:5173/unsubscribe?token=") },
  ],
  [
    "site and project agree on the captcha",
    "the project requires a captcha that the site doesn't send: no one can sign in",
    { [`${api}/auth/v1/token`]: status(400, '{"error_code":"captcha_failed"}') },
  ],
  [
    "an SMTP server is set",
    "emails use Supabase's own server",
    { [`${management}/config/auth`]: json({ ...authConfig, smtp_host: null }) },
  ],
  [
    "the templates link to the site with a token hash",
    "missing: recovery",
    {
      [`${management}/config/auth`]: json({
        ...authConfig,
        mailer_templates_recovery_content: "{{ .ConfirmationURL }}",
      }),
    },
  ],
  [
    "the cron jobs are active",
    "missing: check NPIs, lapse claims",
    {
      [`${management}/database/query/read-only`]: answerQueries({ "cron.job": names("send mail") }),
    },
  ],
  [
    "mail goes out",
    "due since 2026-11-28; given up: 535 Authentication failed",
    {
      [`${management}/database/query/read-only`]: answerQueries({
        "private.outbox": names("due since 2026-11-28", "given up: 535 Authentication failed"),
      }),
    },
  ],
  [
    "the secrets are set",
    "missing: SMTP_URL, MAIL_FROM",
    {
      [`${management}/secrets`]: json(
        names("SITE_URL", "SEND_MAIL_KEY", "MAIL_SIGNING_KEY", "MAIL_EVENTS_KEY"),
      ),
    },
  ],
  [
    "the worker sends email (this sends what is due)",
    'status 500: {"message":"Not set: SMTP_URL"}',
    {
      [`${api}/functions/v1/send-mail`]: (request) =>
        status(request.method === "POST" ? 500 : 405, '{"message":"Not set: SMTP_URL"}')(request),
    },
  ],
])("only the check “%s” fails: %s", async (what, problem, changes) => {
  expect(await findProblems(changes)).toEqual({ [what]: problem });
});

test("a project whose site_url is another site fails", async () => {
  const other = "http://localhost:5173";
  const problems = await findProblems({ [`${api}/auth/v1/verify`]: verify(other, () => false) });
  expect(problems).toEqual({
    "emails link to this site": `site_url is ${other}`,
    "emails can return to a page of this site": `${site} redirects to ${other}`,
  });
});

test("the command prints what fails with its fix and what it could not check, and exits with 1", async () => {
  // Every page exists, and nothing has a header.
  const host = createServer((request, response) => {
    const { origin } = new URL(`http://${request.headers.host}`);
    response.end(`\`${origin}/rest/v1/doctors?select=*&apikey=sb_publishable_test\``);
  });
  onTestFinished(() => void host.close());
  await new Promise<void>((resolve) => host.listen(0, resolve));
  const address = host.address();
  const port = typeof address === "object" ? address?.port : null;
  const { code, report } = await new Promise<{ code: unknown; report: string }>((resolve) => {
    const command = ["--import", "tsx", "src/build/deploy/check-deployment.ts"];
    const env = { PATH: process.env.PATH };
    execFile(
      process.execPath,
      [...command, `http://localhost:${port}`],
      { env },
      (error, _, text) => resolve({ code: error?.code, report: text }),
    );
  });
  expect(code).toBe(1);
  expect(report).toContain("FAILS        a missing page has status 404");
  expect(report).toContain("Fix: Let the host apply dist/_headers");
  expect(report).toContain("not checked  the cron jobs are active (set SUPABASE_ACCESS_TOKEN)");
});
