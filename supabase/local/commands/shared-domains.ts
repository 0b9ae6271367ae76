import { z } from "zod";
import type { Database } from "../database/database.ts";

const domain = z.object({ domain: z.string(), is_email_provider: z.boolean() });

/** Generates TypeScript constants with the domains that many people share. */
export async function sharedDomains(db: Database): Promise<string> {
  const rows = await db.query(
    domain,
    "select domain, is_email_provider from private.shared_domains order by domain",
  );
  const list = (isEmailProvider: boolean) =>
    JSON.stringify(
      rows
        .filter(({ is_email_provider }) => is_email_provider === isEmailProvider)
        .map(({ domain }) => domain)
        .join(" "),
    );
  return `/** Domains where anyone can get an email address. */
export const emailProviders: ReadonlySet<string> = new Set(${list(true)}.split(" "));

/** Domains where anyone can get a page. */
export const pageHosts: ReadonlySet<string> = new Set(${list(false)}.split(" "));`;
}
