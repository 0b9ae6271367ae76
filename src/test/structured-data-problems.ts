import { isKnownType, propertiesOf, requiredOf } from "@/test/schema-org";

const urlProperties = new Set([
  "@id",
  "url",
  "item",
  "image",
  "sameAs",
  "urlTemplate",
  "mainEntityOfPage",
]);
const dateProperties = new Set(["datePublished", "dateModified"]);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isAbsolute = (value: unknown) => typeof value === "string" && /^https?:\/\/[^/]+/.test(value);
const isDay = (value: unknown) => typeof value === "string" && /^\d{4}-\d\d-\d\d/.test(value);

/** Returns the problems in schema.org data, including nested objects, each with its path. */
export function findStructuredDataProblems(data: unknown, path = ""): string[] {
  if (Array.isArray(data))
    return data.flatMap((part, index) => findStructuredDataProblems(part, `${path}[${index}]`));
  if (!isObject(data)) return [];
  const names = [data["@type"]].flat().filter((name) => typeof name === "string");
  const here = `${path} ${names.join("+")}`.trim();
  if (names.length === 0) return [`${here}: has no type`];
  return [
    ...names.filter((name) => !isKnownType(name)).map((name) => `${here}: no type ${name}`),
    ...missing(data, names).map((property) => `${here}: misses ${property}`),
    ...Object.entries(data).flatMap(([property, value]) => [
      ...findValueProblems(property, value, names).map(
        (problem) => `${here}: ${property} ${problem}`,
      ),
      ...findStructuredDataProblems(value, `${path}.${property}`),
    ]),
  ];
}

/** Returns whether an object is a reference, with only a type and an id. */
const isReference = (data: object) =>
  "@id" in data && Object.keys(data).every((key) => key === "@type" || key === "@id");

const missing = (data: Record<string, unknown>, names: string[]) =>
  isReference(data)
    ? []
    : [...new Set(names.flatMap(requiredOf))].filter((property) =>
        [undefined, null, ""].some((empty) => data[property] === empty),
      );

function findValueProblems(property: string, value: unknown, names: string[]): string[] {
  const isKnown =
    property.startsWith("@") || names.flatMap((name) => propertiesOf(name)).includes(property);
  return [
    ...(isKnown ? [] : ["is no property of it"]),
    ...(urlProperties.has(property) && ![value].flat().every(isAbsolute)
      ? [`is no full address: ${value}`]
      : []),
    ...(dateProperties.has(property) && !isDay(value) ? [`is no date: ${value}`] : []),
  ];
}
