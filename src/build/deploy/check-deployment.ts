/**
 * Checks a deployed site and its project against docs/deployment.md:
 * `npm run check:deployment -- https://…`. Reads the project's address and public key from the
 * site, unless VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY are in the environment. With
 * SUPABASE_ACCESS_TOKEN and SEND_MAIL_KEY, it also checks what only these show.
 */

import { type Deployment, deploymentChecks } from "./deployment-checks.ts";

/** Reads the project's address and public key from the site's llms.txt. */
async function readProject(site: string): Promise<{ api?: string; key?: string }> {
  const text = await (await fetch(`${site}/llms.txt`)).text();
  const [, api, key] = /`(\S+)\/rest\/v1\/doctors\?\S*apikey=(\S+)`/.exec(text) ?? [];
  return { ...(api && { api }), ...(key && { key }) };
}

const [, , address = ""] = process.argv;
if (!URL.canParse(address)) {
  throw new Error("Pass the site's address: npm run check:deployment -- https://…");
}
const { env } = process;
const site = new URL(address).origin;
const deployed = await readProject(site);
const api = env.VITE_SUPABASE_URL || deployed.api;
const publishableKey = env.VITE_SUPABASE_PUBLISHABLE_KEY || deployed.key;
if (!api || !publishableKey) {
  throw new Error(
    `${site}/llms.txt doesn't name the project. Set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY.`,
  );
}
const deployment: Deployment = {
  site,
  api: api.replace(/\/+$/, ""),
  publishableKey,
  keys: {
    ...(env.SUPABASE_ACCESS_TOKEN && { SUPABASE_ACCESS_TOKEN: env.SUPABASE_ACCESS_TOKEN }),
    ...(env.SEND_MAIL_KEY && { SEND_MAIL_KEY: env.SEND_MAIL_KEY }),
  },
  managementApi: env.SUPABASE_MANAGEMENT_URL || "https://api.supabase.com",
};

console.warn(`${site}, project ${deployment.api}`);
let step = "";
let failures = 0;
for (const check of deploymentChecks) {
  if (check.step !== step) console.warn(`\n${check.step}`);
  step = check.step;
  if (check.needs && !deployment.keys[check.needs]) {
    console.warn(`  not checked  ${check.what} (set ${check.needs})`);
    continue;
  }
  const problem = await check.run(deployment).catch((error: unknown) => String(error));
  console.warn(`  ${problem === null ? "holds      " : "FAILS      "}  ${check.what}`);
  if (problem === null) continue;
  failures += 1;
  console.warn(`               ${problem}\n               Fix: ${check.fix}`);
}
console.warn(`\n${failures} failed`);
if (failures > 0) process.exitCode = 1;
