import { z } from "zod";

/** The registry's data about an NPI. The database stores all of it but the credential. */
export interface RegistryRecord {
  status: "active" | "deactivated" | "not found";
  kind?: "individual" | "organization";
  name?: string;
  /** Of an individual, as it was entered: "M.D., FAAFP". */
  credential?: string;
  other_names?: string[];
  taxonomy?: string;
  street?: string;
  city?: string;
  state?: string;
  zip?: string;
  phone?: string;
  enumerated_on?: string;
  updated_on?: string;
}

/** The registry returned no usable response. Admins see the message. */
export class RegistryError extends Error {}

const maxLength = 200;

/** Sanitizes text to one line. The registry fills empty fields with dashes, which become an empty string. */
export function toPlainLine(text: string): string {
  const line = text
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return /^-*$/.test(line) ? "" : [...line].slice(0, maxLength).join("");
}

// Depending on its version, the registry returns numbers as numbers or as text.
const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => toPlainLine(String(value ?? "")) || undefined);

/** A valid calendar date; other values become undefined. */
const day = text.transform((value) => {
  const isDay =
    /^(19|20)\d{2}-\d{2}-\d{2}$/.test(value ?? "") && !Number.isNaN(Date.parse(value ?? ""));
  return isDay && new Date(value ?? "").toISOString().startsWith(value ?? "") ? value : undefined;
});

const names = {
  organization_name: text,
  first_name: text,
  middle_name: text,
  last_name: text,
};

const provider = z.object({
  number: text,
  enumeration_type: z.enum(["NPI-1", "NPI-2"]),
  basic: z.object({
    ...names,
    credential: text,
    status: text,
    enumeration_date: day,
    last_updated: day,
  }),
  other_names: z.array(z.object(names)).default([]),
  taxonomies: z.array(z.object({ desc: text, primary: z.boolean().nullish() })).default([]),
  addresses: z
    .array(
      z.object({
        address_purpose: text,
        address_1: text,
        address_2: text,
        city: text,
        state: text,
        postal_code: text,
        telephone_number: text,
      }),
    )
    .default([]),
});

const response = z.union([
  z.object({ Errors: z.array(z.object({ description: text })).min(1) }),
  z.object({ result_count: z.number(), results: z.array(z.unknown()) }),
]);

type Names = Pick<z.infer<typeof provider>["basic"], keyof typeof names>;

const nameOf = ({ organization_name, first_name, middle_name, last_name }: Names) =>
  toPlainLine(organization_name ?? [first_name, middle_name, last_name].filter(Boolean).join(" "));

/**
 * Parses the registry's response (API version 2.1) to a query for one NPI. Throws `RegistryError`
 * for an unexpected response.
 */
export function parseResponse(body: unknown, npi: string): RegistryRecord {
  const parsed = response.safeParse(body);
  if (!parsed.success) throw new RegistryError("The response does not have the documented format");
  if ("Errors" in parsed.data) return readErrors(parsed.data.Errors, npi);
  const { result_count: count, results } = parsed.data;
  if (count === 0 && results.length === 0) return { status: "not found" };
  if (count !== 1 || results.length !== 1) {
    throw new RegistryError(`It returned ${Math.max(count, results.length)} providers for one NPI`);
  }
  const found = provider.safeParse(results[0]);
  if (!found.success) throw new RegistryError("The response does not have the documented format");
  if (found.data.number !== npi) throw new RegistryError("It returned a different NPI");
  return recordOf(found.data);
}

/** The registry reports a deactivated NPI as an invalid query. */
function readErrors(errors: { description?: string | undefined }[], npi: string): RegistryRecord {
  const description = errors.map((error) => error.description ?? "").join(" ");
  if (/\bdeactivated NPI\b/i.test(description) && description.includes(npi))
    return { status: "deactivated" };
  throw new RegistryError(
    `It rejected the query: ${toPlainLine(description) || "no reason given"}`,
  );
}

const statuses: Record<string, "active" | "deactivated"> = { A: "active", D: "deactivated" };

function recordOf(found: z.infer<typeof provider>): RegistryRecord {
  const { basic, enumeration_type, other_names, taxonomies, addresses } = found;
  const status = statuses[basic.status ?? ""];
  const name = nameOf(basic);
  if (!status || !name) throw new RegistryError("The response has no status or no name");
  const practice = addresses.find(({ address_purpose }) => address_purpose === "LOCATION");
  const taxonomy = (taxonomies.find(({ primary }) => primary) ?? taxonomies[0])?.desc;
  const facts = {
    credential: basic.credential,
    taxonomy,
    street: toPlainLine([practice?.address_1, practice?.address_2].filter(Boolean).join(", ")),
    city: practice?.city,
    state: practice?.state,
    zip: practice?.postal_code,
    phone: practice?.telephone_number,
    enumerated_on: basic.enumeration_date,
    updated_on: basic.last_updated,
  };
  return {
    status,
    kind: enumeration_type === "NPI-2" ? "organization" : "individual",
    name,
    other_names: other_names.map(nameOf).filter(Boolean).slice(0, 10),
    ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value)),
  };
}
