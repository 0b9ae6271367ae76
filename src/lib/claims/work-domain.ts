import { hostnameOf } from "@/lib/format/hostname";

export type DomainComparison = "match" | "different" | "cannot compare";

/** Anybody gets an address or a page there, so an equal domain says nothing. The database has the same list, for its limits. */
export const sharedDomains: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com google.com yahoo.com ymail.com rocketmail.com outlook.com hotmail.com live.com msn.com
   aol.com icloud.com me.com mac.com proton.me protonmail.com pm.me mail.com gmx.com gmx.us zoho.com yandex.com
   fastmail.com hey.com tutanota.com comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net
   earthlink.net facebook.com wixsite.com wix.com weebly.com squarespace.com wordpress.com godaddysites.com github.io
   blogspot.com carrd.co webflow.io linktr.ee`.split(/\s+/),
);

const isWithin = (domain: string, parent: string) =>
  domain === parent || domain.endsWith(`.${parent}`);

const isShared = (domain: string) => [...sharedDomains].some((shared) => isWithin(domain, shared));

/** The part of an address after the @, in lower case; null when there is none. */
export function domainOf(email: string | null): string | null {
  const domain = email?.trim().toLowerCase().split("@").at(-1) ?? "";
  return email?.includes("@") && domain.includes(".") ? domain : null;
}

/**
 * Compares the domain of a work e-mail with the practice's website. A subdomain of the other one counts as the same;
 * domains that everybody shares, such as free mail, never match.
 */
export function compareWorkDomain(email: string | null, website: string | null): DomainComparison {
  const mail = domainOf(email);
  if (!mail || !website || !URL.canParse(website)) return "cannot compare";
  const site = hostnameOf(website).toLowerCase();
  if (isShared(mail) || isShared(site)) return "different";
  return isWithin(mail, site) || isWithin(site, mail) ? "match" : "different";
}
