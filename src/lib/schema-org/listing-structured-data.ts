import { ageRange } from "@/lib/listings/age-range";
import type { Prices } from "@/lib/listings/prices";
import { storedPicture } from "@/lib/pictures/stored-picture";

interface DescribedListing extends Prices {
  practice_name: string;
  bio: string | null;
  specialty: string | null;
  photo_url: string | null;
  address_street: string | null;
  address_city: string;
  address_state: string;
  address_zip: string;
  languages: readonly string[];
  phone: string | null;
  website: string | null;
  accepting_new_patients: boolean | null;
}

function offer(name: string, price: number, unitCode: "MON" | "ANN") {
  const priceSpecification = {
    ...{ "@type": "UnitPriceSpecification", price, priceCurrency: "USD" },
    ...{ unitCode, referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode } },
  };
  return { "@type": "Offer", name, price, priceCurrency: "USD", priceSpecification };
}

function offersOf({ monthly_price, yearly_price, tiers }: Prices) {
  return [
    ...(monthly_price === null ? [] : [offer("Membership, per month", monthly_price, "MON")]),
    ...(yearly_price === null ? [] : [offer("Membership, per year", yearly_price, "ANN")]),
    ...tiers.map((tier) =>
      offer(
        `${tier.label}, ages ${ageRange(tier.min_age, tier.max_age)}`,
        tier.monthly_price,
        "MON",
      ),
    ),
  ];
}

/** Describes a listing to search engines in the words of schema.org; what is not known is left out. */
export function structuredData(listing: DescribedListing, url: string) {
  const offers = offersOf(listing);
  return {
    "@context": "https://schema.org",
    "@type": ["MedicalBusiness", "Physician"],
    "@id": url,
    url,
    name: listing.practice_name,
    description: listing.bio ?? undefined,
    image: storedPicture(listing.photo_url, "practice-photos"),
    telephone: listing.phone ?? undefined,
    sameAs: listing.website ?? undefined,
    knowsLanguage: listing.languages.length > 0 ? listing.languages : undefined,
    knowsAbout: listing.specialty ?? undefined,
    isAcceptingNewPatients: listing.accepting_new_patients ?? undefined,
    address: {
      "@type": "PostalAddress",
      streetAddress: listing.address_street ?? undefined,
      addressLocality: listing.address_city,
      addressRegion: listing.address_state,
      postalCode: listing.address_zip,
      addressCountry: "US",
    },
    makesOffer: offers.length > 0 ? offers : undefined,
  };
}
