/**
 * The schema.org types that the site uses, with their parents, properties, and the properties
 * required for rich results.
 */
interface SchemaType {
  parents?: readonly string[];
  properties?: readonly string[];
  required?: readonly string[];
}

const types: Record<string, SchemaType> = {
  Thing: {
    properties: [
      "alternateName",
      "name",
      "description",
      "url",
      "image",
      "sameAs",
      "potentialAction",
      "mainEntityOfPage",
    ],
  },
  CreativeWork: {
    parents: ["Thing"],
    properties: [
      "about",
      "author",
      "dateModified",
      "datePublished",
      "headline",
      "inLanguage",
      "isPartOf",
      "mainEntity",
      "publisher",
      "text",
      "timeRequired",
    ],
  },
  WebSite: { parents: ["CreativeWork"], required: ["name", "url"] },
  WebPage: { parents: ["CreativeWork"], required: ["name", "description", "url"] },
  AboutPage: { parents: ["WebPage"] },
  ContactPage: { parents: ["WebPage"] },
  FAQPage: { parents: ["CreativeWork"], required: ["mainEntity"] },
  Question: { parents: ["CreativeWork"], required: ["name", "acceptedAnswer"] },
  Answer: { parents: ["CreativeWork"], required: ["text"] },
  Blog: { parents: ["CreativeWork"], properties: ["blogPost"], required: ["name", "url"] },
  BlogPosting: {
    parents: ["CreativeWork"],
    required: ["headline", "image", "datePublished", "dateModified", "author", "publisher", "url"],
  },
  BreadcrumbList: { parents: ["Thing"], required: ["itemListElement"] },
  ListItem: { parents: ["Thing"], required: ["position", "name", "item"] },
  SearchAction: { parents: ["Thing"], required: ["target", "query-input"] },
  EntryPoint: { parents: ["Thing"], required: ["urlTemplate"] },
  Country: { parents: ["Thing"], required: ["name"] },
  Organization: {
    parents: ["Thing"],
    properties: [
      "address",
      "areaServed",
      "contactPoint",
      "email",
      "knowsAbout",
      "knowsLanguage",
      "makesOffer",
      "telephone",
    ],
    required: ["name", "url"],
  },
  ContactPoint: {
    parents: ["Thing"],
    properties: ["areaServed", "availableLanguage", "email"],
    required: ["contactType"],
  },
  MedicalBusiness: {
    parents: ["Organization"],
    properties: [
      "additionalProperty",
      "department",
      "employee",
      "openingHoursSpecification",
      "priceRange",
    ],
    required: ["address"],
  },
  Physician: {
    parents: ["MedicalBusiness"],
    properties: ["availableService", "isAcceptingNewPatients"],
  },
  MedicalClinic: {
    parents: ["MedicalBusiness"],
    properties: ["availableService", "isAcceptingNewPatients"],
  },
  MedicalProcedure: { parents: ["Thing"], required: ["name"] },
  OpeningHoursSpecification: {
    parents: ["Thing"],
    properties: ["dayOfWeek", "validFrom", "validThrough"],
    required: ["opens", "closes"],
  },
  Person: {
    parents: ["Thing"],
    properties: ["address", "gender", "honorificSuffix", "identifier", "jobTitle", "knowsLanguage"],
    required: ["name"],
  },
  PropertyValue: { parents: ["Thing"], properties: ["propertyID"], required: ["value"] },
  PostalAddress: {
    parents: ["Thing"],
    properties: ["postalCode", "postOfficeBoxNumber", "streetAddress"],
    required: ["addressLocality", "addressRegion", "addressCountry"],
  },
  Offer: {
    parents: ["Thing"],
    properties: ["price", "priceCurrency"],
    required: ["name", "priceSpecification"],
  },
  UnitPriceSpecification: {
    parents: ["Thing"],
    properties: ["maxPrice", "price", "referenceQuantity", "unitCode", "unitText"],
    required: ["priceCurrency"],
  },
  QuantitativeValue: {
    parents: ["Thing"],
    properties: ["unitCode", "unitText"],
    required: ["value"],
  },
};

const withParents = (name: string): SchemaType[] => {
  const type = types[name];
  return type ? [type, ...(type.parents ?? []).flatMap(withParents)] : [];
};

/** Returns the properties of a type. */
export const propertiesOf = (name: string): string[] =>
  withParents(name).flatMap(({ properties = [], required = [] }) => [...properties, ...required]);

/** Returns the required properties of a type. */
export const requiredOf = (name: string): string[] =>
  withParents(name).flatMap(({ required = [] }) => required);

export const isKnownType = (name: string): boolean => name in types;
