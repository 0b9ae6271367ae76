import { parse } from "tldts";

export type DomainComparison = "match" | "different" | "free email" | "shared" | "cannot compare";

const free = new Set(
  `gmail.com googlemail.com google.com yahoo.com yahoo.co.uk yahoo.ca ymail.com rocketmail.com
   myyahoo.com outlook.com hotmail.com hotmail.co.uk live.com msn.com passport.com aol.com aim.com
   icloud.com me.com mac.com proton.me protonmail.com pm.me mail.com email.com usa.com usa.net
   gmx.com gmx.us gmx.net web.de zoho.com zohomail.com yandex.com mail.ru fastmail.com fastmail.fm
   hey.com tutanota.com tutamail.com tuta.io tuta.com hushmail.com hush.com duck.com inbox.com
   lycos.com excite.com rediffmail.com qq.com 163.com naver.com comcast.net xfinity.com
   verizon.net att.net sbcglobal.net bellsouth.net pacbell.net ameritech.net swbell.net
   prodigy.net snet.net cox.net charter.net spectrum.net rr.com roadrunner.com twc.com
   earthlink.net mindspring.com netzero.net netzero.com juno.com centurylink.net centurytel.net
   embarqmail.com windstream.net frontier.com frontiernet.net optonline.net optimum.net
   suddenlink.net mediacombb.net tds.net q.com qwest.net cableone.net wowway.com wavecable.com
   rcn.com ptd.net hughes.net`.split(/\s+/),
);

const hosts = new Set(
  `facebook.com instagram.com linkedin.com x.com twitter.com youtube.com tiktok.com linktr.ee
   wixsite.com wix.com weebly.com weeblysite.com squarespace.com square.site wordpress.com
   godaddysites.com godaddy.com business.site github.io blogspot.com carrd.co webflow.io
   jimdosite.com jimdofree.com site123.me strikingly.com mystrikingly.com webnode.com webs.com
   yolasite.com ueniweb.com hubspotpagebuilder.com notion.site netlify.app vercel.app pages.dev
   web.app herokuapp.com hint.com atlas.md elationhealth.com healthie.com getheal.com
   practicefusion.com athenahealth.com mychart.com zocdoc.com healthgrades.com vitals.com
   doximity.com webmd.com yelp.com calendly.com acuityscheduling.com typeform.com dpcfrontier.com`.split(
    /\s+/,
  ),
);

/** Registered domains where anyone can get an address or a page, so a match proves nothing. The database has the same list. */
export const sharedDomains: ReadonlySet<string> = new Set([...free, ...hosts]);

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
  if (!domain || isPrivate || sharedDomains.has(domain)) return null;
  return institution.test(publicSuffix ?? "") ? null : domain;
}

/**
 * Compares a work email with the practice's website by their registered domains, as the public suffix list defines them. Free mail and
 * domains that many people share never match.
 */
export function compareWorkDomain(email: string | null, website: string | null): DomainComparison {
  const emailDomain = domainOf(email);
  if (!emailDomain) return "cannot compare";
  if (free.has(parse(emailDomain).domain ?? emailDomain)) return "free email";
  if (!website || !URL.canParse(website)) return "cannot compare";
  const ofEmail = practiceDomain(emailDomain);
  const ofSite = practiceDomain(new URL(website).hostname);
  if (!ofEmail || !ofSite) return "shared";
  return ofEmail === ofSite ? "match" : "different";
}
