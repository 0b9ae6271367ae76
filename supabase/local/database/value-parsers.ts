// PostgREST returns numeric values as JSON numbers and times as ISO 8601, while @supabase/lite returns
// whatever the driver parses. Keys are type OIDs.

type Parser = (value: string) => unknown;

const isoTime: Parser = (value) => value.replace(" ", "T");

export const valueParsers: Record<number, Parser> = {
  1700: (value) => (Number.isFinite(Number(value)) ? Number(value) : value),
  1114: isoTime,
  1184: (value) => value.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00"),
};

const asText = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));

// @supabase/lite passes JSON as text, which postgres.js would encode again.
const asJson = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
const json = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: asJson,
  parse: (text: string): unknown => JSON.parse(text),
});

/** The same parsers for postgres.js, with serializers. */
export const postgresTypes = {
  ...Object.fromEntries(
    Object.entries(valueParsers).map(([oid, parse]) => [
      `oid_${oid}`,
      { to: Number(oid), from: [Number(oid)], serialize: asText, parse },
    ]),
  ),
  json: json(114),
  jsonb: json(3802),
};
