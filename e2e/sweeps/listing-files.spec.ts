import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { addPublicListing, uniqueName } from "../journeys/listings.ts";
import { createMember } from "../members.ts";
import { siteOrigin } from "../site-origin.ts";

test("`npm run listings` writes complete pages without street addresses for hosts without functions", async ({
  request,
}) => {
  test.setTimeout(300_000);
  const street = "12 Home Street";
  const name = uniqueName("Written");
  const author = await createMember(request);
  const listing = { practice_name: name, address_street: street };
  const id = await addPublicListing(request, author, listing);

  const dist = mkdtempSync(path.join(tmpdir(), "listings-"));
  const read = (file: string) => readFileSync(path.join(dist, file), "utf8");
  try {
    cpSync("dist", dist, { recursive: true });
    const outdatedFile = path.join(dist, "doctor", "00000000-0000-4000-8000-000000000000.html");
    mkdirSync(path.dirname(outdatedFile), { recursive: true });
    writeFileSync(outdatedFile, "A listing of an earlier deploy.");
    const env = { ...process.env, VITE_SITE_URL: "https://site.test" };
    execFileSync("npm", ["run", "listings", "--", siteOrigin, dist], { env, stdio: "pipe" });

    const html = read(`doctor/${id}.html`);
    expect(html).not.toContain(street);
    expect(html.match(/<title[^>]*>[^<]*/)?.[0]).toContain(name);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/doctor/${id}"`));
    expect(html).toContain('<script type="application/ld+json">');
    expect(read("directory.html")).toContain("practices in the directory");
    expect(read("directory/texas/austin.html")).toContain("Direct Primary Care in Austin, Texas");
    expect(read("sitemap-listings.xml")).toContain(`<loc>https://site.test/doctor/${id}</loc>`);
    expect(existsSync(outdatedFile)).toBe(false);
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
});
