import { formatPhone } from "@/lib/format/format-phone";
import { formatDollars } from "@/lib/format/numbers";
import type { Address } from "@/lib/listings/address";
import type { Clinician } from "@/lib/listings/clinicians";
import { galleryOf } from "@/lib/listings/gallery";
import { languageOf } from "@/lib/listings/language-lines";
import { isMailingAddress, postOfficeBoxNumber, streetOf } from "@/lib/listings/mailing-address";
import {
  type FurtherOffice,
  furtherOffices,
  mainOffice,
  type OfficeFacts,
  type OfficeRow,
} from "@/lib/listings/office";
import type { Coverage } from "@/lib/prices/coverage";
import { readLevel } from "@/lib/prices/membership-levels";
import type { Prices } from "@/lib/prices/prices";
import { storedPicture } from "@/lib/supabase/stored-picture";

/** A service of a practice. */
interface DescribedService {
  coverage: Coverage;
  price: number | null;
  about: { label: string; explanation: string; position: number };
}

/** The unit of a price: a UN/CEFACT code, or text. */
type Unit = { unitCode: "MON" | "ANN" } | { unitText: string };

const month: Unit = { unitCode: "MON" };
const year: Unit = { unitCode: "ANN" };
const each = (unitText: string): Unit => ({ unitText });

const specification = (amount: { price: number } | { maxPrice: number }, unit: Unit) => ({
  "@type": "UnitPriceSpecification",
  ...amount,
  priceCurrency: "USD",
  ...unit,
  referenceQuantity: { "@type": "QuantitativeValue", value: 1, ...unit },
});

function offer(name: string, price: number | null, unit: Unit) {
  if (price === null) return [];
  const priceSpecification = specification({ price }, unit);
  return [{ "@type": "Offer", name, price, priceCurrency: "USD", priceSpecification }];
}

/** A maximum is not a price, because people may pay less. */
const cap = (name: string, maxPrice: number | null) =>
  maxPrice === null
    ? []
    : [{ "@type": "Offer", name, priceSpecification: specification({ maxPrice }, month) }];

/** The ages of a price. All names are in English, also on the page in Spanish. */
function agesOf({ min_age, max_age }: Prices["tiers"][number]): string {
  if (max_age === null) return min_age === 0 ? "All ages" : `${min_age} and older`;
  return min_age === max_age ? String(min_age) : `${min_age} to ${max_age}`;
}

/** The prices of a practice as offers; unpublished ones are left out. */
function offersOf(prices: Prices, services: readonly DescribedService[]) {
  const { employer_from: from } = prices;
  const employer = from === null ? "Per employee" : `Per employee (${from} or more)`;
  return [
    ...offer("Membership, per month", prices.monthly_price, month),
    ...offer("Membership, per year", prices.yearly_price, year),
    ...prices.tiers.flatMap((tier) =>
      offer(`${tier.label}, ages ${agesOf(tier)}`, tier.monthly_price, month),
    ),
    ...prices.membership_levels
      .map(readLevel)
      .flatMap(({ name, price }) => offer(`${name}, per month`, price, month)),
    ...offer("Couple, per month", prices.couple_price, month),
    ...offer("Child with an enrolled adult, per month", prices.extra_child_price, month),
    ...cap("Family maximum, per month", prices.family_cap),
    ...offer("Student, per month", prices.student_price, month),
    ...offer(`${employer}, per month`, prices.employer_price, month),
    ...offer(
      "Enrollment fee",
      prices.enrollment_fee,
      each(prices.enrollment_per_person ? "person" : "enrollment"),
    ),
    ...offer("Visit", prices.visit_fee, each("visit")),
    ...offer("Cancellation fee", prices.leaving_fee, each("membership")),
    ...offer("Rejoining fee", prices.rejoin_fee, each("membership")),
    ...services
      .filter(({ coverage }) => coverage === "extra")
      .flatMap(({ about, price }) => offer(about.label, price, each("service"))),
  ];
}

/** The services a practice offers, included in the fee or not. */
const offeredServices = (services: readonly DescribedService[]) =>
  services
    .filter(({ coverage }) => coverage !== "not offered")
    .toSorted((one, other) => one.about.position - other.about.position)
    .map(({ about }) => ({
      "@type": "MedicalProcedure",
      name: about.label,
      description: about.explanation,
    }));

interface DescribedListing extends Prices, Address {
  practice_name: string;
  former_names: readonly string[];
  credentials: string | null;
  bio: string | null;
  specialty: string | null;
  photo_url: string | null;
  gallery: unknown;
  languages: readonly string[];
  phone: string | null;
  fax: string | null;
  website: string | null;
  social_urls: readonly string[];
  opened_year: number | null;
  accepting_new_patients: boolean | null;
  offices: readonly OfficeRow[];
  clinicians: readonly Clinician[];
  services: readonly DescribedService[];
}

/** Midnight at the end of a day becomes 23:59, because schema.org has no 24:00. */
const lastMinute = (time: string) => (time === "24:00" ? "23:59" : time);

const dayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/**
 * The usual hours of an office, then those of special days; undefined if unknown. All are in one
 * list, because search engines read no other. A closed day opens and closes at midnight. Times are
 * those of the address.
 */
function openingHours({ spans, special }: Pick<OfficeFacts, "spans" | "special">) {
  const usual = spans.map(([day, opens, closes]) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: `https://schema.org/${dayNames[day - 1]}`,
    opens,
    closes: lastMinute(closes),
  }));
  const stated = special.map(({ from, to, opens = "00:00", closes = "00:00" }) => ({
    "@type": "OpeningHoursSpecification",
    validFrom: from,
    validThrough: to,
    opens,
    closes: lastMinute(closes),
  }));
  return usual.length + stated.length > 0 ? [...usual, ...stated] : undefined;
}

/** The time zone of the hours, for which schema.org has no property of its own; undefined without hours. */
const timeZone = (office: Pick<OfficeFacts, "spans" | "special" | "timeZone">) =>
  office.timeZone !== null && openingHours(office)
    ? { "@type": "PropertyValue", name: "Time zone", propertyID: "IANA", value: office.timeZone }
    : undefined;

/** The lowest and highest price per month of one person: "$60 to $120 a month"; undefined if none is published. */
function priceRange({ monthly_price, membership_levels, tiers }: Prices): string | undefined {
  const prices = [
    ...(monthly_price === null ? [] : [monthly_price]),
    ...membership_levels.map((level) => readLevel(level).price),
    ...tiers.map((tier) => tier.monthly_price),
  ];
  if (prices.length === 0) return undefined;
  const ends = [...new Set([Math.min(...prices), Math.max(...prices)])];
  return `${ends.map(formatDollars).join(" to ")} a month`;
}

const postalAddress = (place: Address) => ({
  "@type": "PostalAddress",
  streetAddress: streetOf(place.address_street) ?? undefined,
  postOfficeBoxNumber: postOfficeBoxNumber(place.address_street),
  addressLocality: place.address_city,
  addressRegion: place.address_state,
  postalCode: place.address_zip,
  addressCountry: "US",
});

const departmentOf = (name: string, url: string) => (office: FurtherOffice) => ({
  "@type": "MedicalClinic",
  name: office.name ?? name,
  url,
  telephone: office.phone ? formatPhone(office.phone) : undefined,
  address: postalAddress(office),
  openingHoursSpecification: openingHours(office),
  additionalProperty: timeZone(office),
});

const alternateNames = (names: readonly string[]) => (names.length > 0 ? names : undefined);

const isPhysician = (credentials: string | null) => /\b(?:M\.?D|D\.?O)\b/.test(credentials ?? "");

/** Whether only nurse practitioners or physician assistants are named: "FNP-C", "PA-C", "Jane Example, APRN". */
const isNoPhysician = (credentials: string | null) =>
  /\b(?:[A-Z]*NP|APRN|P\.?A)\b/.test(credentials ?? "") && !isPhysician(credentials);

/** A physician who practices alone is a Physician; other practices are a MedicalClinic. */
function practiceType({ clinicians: [first, ...others], credentials }: DescribedListing) {
  const isClinic = others.length > 0 || isNoPhysician(first ? first.credentials : credentials);
  return isClinic ? "MedicalClinic" : "Physician";
}

/** A nurse practitioner is a Person; a physician is also a Physician, which needs an address. */
const person = (place: { address: object; url: string }) => (clinician: Clinician) => ({
  ...(isPhysician(clinician.credentials)
    ? {
        "@type": ["Person", "Physician"],
        ...place,
        isAcceptingNewPatients: clinician.accepting_new_patients ?? undefined,
      }
    : { "@type": "Person" }),
  name: clinician.name,
  alternateName: alternateNames(clinician.former_names),
  gender: clinician.gender?.replace(/^./, (letter) => letter.toUpperCase()),
  honorificSuffix: clinician.credentials ?? undefined,
  image: storedPicture(clinician.photo_url, "clinician-photos"),
  jobTitle: clinician.specialty ?? undefined,
  knowsLanguage: clinician.languages.length > 0 ? clinician.languages.map(languageOf) : undefined,
  identifier: clinician.npi
    ? { "@type": "PropertyValue", propertyID: "NPI", value: clinician.npi }
    : undefined,
});

/** A listing as schema.org data. Unknown values are left out. */
export function structuredData(listing: DescribedListing, url: string) {
  const offers = offersOf(listing, listing.services);
  const services = offeredServices(listing.services);
  const address = postalAddress(listing);
  // With hours, a mailing address would look open to visitors.
  const main = isMailingAddress(listing.address_street) ? undefined : mainOffice(listing.offices);
  const sameAs = [listing.website, ...listing.social_urls].filter(Boolean);
  // Search engines treat a department as a place to visit.
  const offices = furtherOffices(listing.offices).filter(
    ({ address_street }) => !isMailingAddress(address_street),
  );
  const images = [
    storedPicture(listing.photo_url, "practice-photos"),
    ...galleryOf(listing.gallery).map(({ url }) => url),
  ].filter(Boolean);
  const people = listing.clinicians.map(person({ address, url }));
  return {
    "@context": "https://schema.org",
    "@type": ["MedicalBusiness", practiceType(listing)],
    "@id": url,
    url,
    name: listing.practice_name,
    alternateName: alternateNames(listing.former_names),
    description: listing.bio ?? undefined,
    image: images.length > 1 ? images : images[0],
    telephone: listing.phone ? formatPhone(listing.phone) : undefined,
    faxNumber: listing.fax ? formatPhone(listing.fax) : undefined,
    sameAs: sameAs.length > 1 ? sameAs : sameAs[0],
    foundingDate: listing.opened_year ? String(listing.opened_year) : undefined,
    knowsLanguage: listing.languages.length > 0 ? listing.languages.map(languageOf) : undefined,
    knowsAbout: listing.specialty ?? undefined,
    isAcceptingNewPatients: listing.accepting_new_patients ?? undefined,
    address,
    openingHoursSpecification: main && openingHours(main),
    additionalProperty: main && timeZone(main),
    priceRange: priceRange(listing),
    department:
      offices.length > 0 ? offices.map(departmentOf(listing.practice_name, url)) : undefined,
    employee: people.length > 0 ? people : undefined,
    availableService: services.length > 0 ? services : undefined,
    makesOffer: offers.length > 0 ? offers : undefined,
  };
}
