import { parse } from "tldts";
import { emailProviders, pageHosts } from "@/lib/supabase/shared-domains";

export type DomainComparison = "match" | "different" | "free email" | "shared" | "cannot compare";

/** The part of an address after the @, in lower case; null when there is none. */
export function domainOf(email: string | null): string | null {
  const domain = email?.trim().toLowerCase().split("@").at(-1) ?? "";
  return email?.includes("@") && domain.includes(".") ? domain : null;
}

// A university, a school district, an agency: many people have an address there.
const institution = /^(edu|gov|mil|k12\.[a-z]{2}\.us)$/;

/** The domain registered for a host, where one organization such as a practice controls it; null for every shared one. */
function practiceDomain(host: string): string | null {
  const { domain, publicSuffix, isPrivate } = parse(host, { allowPrivateDomains: true });
  if (!domain || isPrivate || emailProviders.has(domain) || pageHosts.has(domain)) return null;
  return institution.test(publicSuffix ?? "") ? null : domain;
}

/**
 * Compares a work email with the practice's website by their registered domains, as the public suffix list defines them. Free mail and
 * domains that many people share never match.
 */
export function compareWorkDomain(email: string | null, website: string | null): DomainComparison {
  const emailDomain = domainOf(email);
  if (!emailDomain) return "cannot compare";
  if (emailProviders.has(parse(emailDomain).domain ?? emailDomain)) return "free email";
  if (!website || !URL.canParse(website)) return "cannot compare";
  const ofEmail = practiceDomain(emailDomain);
  const ofSite = practiceDomain(new URL(website).hostname);
  if (!ofEmail || !ofSite) return "shared";
  return ofEmail === ofSite ? "match" : "different";
}
