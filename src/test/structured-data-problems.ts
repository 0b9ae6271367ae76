import { isKnownType, propertiesOf, requiredOf } from "@/test/schema-org";

const addresses = new Set([
  "@id",
  "url",
  "item",
  "image",
  "sameAs",
  "urlTemplate",
  "mainEntityOfPage",
]);
const dates = new Set(["datePublished", "dateModified"]);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isAbsolute = (value: unknown) => typeof value === "string" && /^https?:\/\/[^/]+/.test(value);
const isDay = (value: unknown) => typeof value === "string" && /^\d{4}-\d\d-\d\d/.test(value);

/** What is wrong with a description in the words of schema.org, all the way down; each with the way to it. */
export function findStructuredDataProblems(data: unknown, way = ""): string[] {
  if (Array.isArray(data))
    return data.flatMap((part, index) => findStructuredDataProblems(part, `${way}[${index}]`));
  if (!isObject(data)) return [];
  const names = [data["@type"]].flat().filter((name) => typeof name === "string");
  const here = `${way} ${names.join("+")}`.trim();
  if (names.length === 0) return [`${here}: has no type`];
  return [
    ...names.filter((name) => !isKnownType(name)).map((name) => `${here}: no type ${name}`),
    ...missing(data, names).map((property) => `${here}: misses ${property}`),
    ...Object.entries(data).flatMap(([property, value]) => [
      ...wrongValue(property, value, names).map((problem) => `${here}: ${property} ${problem}`),
      ...findStructuredDataProblems(value, `${way}.${property}`),
    ]),
  ];
}

/** Mere references say only what and where. */
const isReference = (data: object) =>
  "@id" in data && Object.keys(data).every((key) => key === "@type" || key === "@id");

const missing = (data: Record<string, unknown>, names: string[]) =>
  isReference(data)
    ? []
    : [...new Set(names.flatMap(requiredOf))].filter((property) =>
        [undefined, null, ""].some((empty) => data[property] === empty),
      );

function wrongValue(property: string, value: unknown, names: string[]): string[] {
  const isKnown =
    property.startsWith("@") || names.flatMap((name) => propertiesOf(name)).includes(property);
  return [
    ...(isKnown ? [] : ["is no property of it"]),
    ...(addresses.has(property) && !isAbsolute(value) ? [`is no full address: ${value}`] : []),
    ...(dates.has(property) && !isDay(value) ? [`is no date: ${value}`] : []),
  ];
}
