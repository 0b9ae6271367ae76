import { z } from "zod";

/** The registry's data about an NPI, as stored in the database. */
export interface Answer {
  status: "active" | "deactivated" | "not found";
  kind?: "individual" | "organization";
  name?: string;
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

/** The registry gave no usable response; the message explains why to admins. */
export class NoAnswer extends Error {}

const longest = 200;

/** One plain line of a foreign text; none where the registry fills an empty field with dashes. */
export function plain(text: string): string {
  const line = text
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return /^-*$/.test(line) ? "" : [...line].slice(0, longest).join("");
}

// Numbers come as numbers from some versions of the registry, and as text from others.
const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => plain(String(value ?? "")) || undefined);

/** A day that the calendar has. */
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
  basic: z.object({ ...names, status: text, enumeration_date: day, last_updated: day }),
  other_names: z.array(z.object(names)).default([]),
  taxonomies: z.array(z.object({ desc: text, primary: z.boolean().nullish() })).default([]),
  addresses: z
    .array(
      z.object({
        address_purpose: text,
        address_1: text,
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
  plain(organization_name ?? [first_name, middle_name, last_name].filter(Boolean).join(" "));

/** Reads the answer of the registry (version 2.1) to a question for one NPI. Throws a `NoAnswer` for what it cannot be. */
export function readAnswer(body: unknown, npi: string): Answer {
  const read = response.safeParse(body);
  if (!read.success) throw new NoAnswer("Its answer is not of the documented form");
  if ("Errors" in read.data) return readErrors(read.data.Errors, npi);
  const { result_count: count, results } = read.data;
  if (count === 0 && results.length === 0) return { status: "not found" };
  if (count !== 1 || results.length !== 1) {
    throw new NoAnswer(`It named ${Math.max(count, results.length)} providers for one NPI`);
  }
  const found = provider.safeParse(results[0]);
  if (!found.success) throw new NoAnswer("Its answer is not of the documented form");
  if (found.data.number !== npi) throw new NoAnswer("It answered about another NPI");
  return answerOf(found.data);
}

/** The registry reports a deactivated NPI as an invalid query. */
function readErrors(errors: { description?: string | undefined }[], npi: string): Answer {
  const said = errors.map(({ description }) => description ?? "").join(" ");
  if (/\bdeactivated NPI\b/i.test(said) && said.includes(npi)) return { status: "deactivated" };
  throw new NoAnswer(`It refused the question: ${plain(said) || "it does not say why"}`);
}

const statuses: Record<string, "active" | "deactivated"> = { A: "active", D: "deactivated" };

function answerOf(found: z.infer<typeof provider>): Answer {
  const { basic, enumeration_type, other_names, taxonomies, addresses } = found;
  const status = statuses[basic.status ?? ""];
  const name = nameOf(basic);
  if (!status || !name) throw new NoAnswer("Its answer lacks the status or the name");
  const practice = addresses.find(({ address_purpose }) => address_purpose === "LOCATION");
  const taxonomy = (taxonomies.find(({ primary }) => primary) ?? taxonomies[0])?.desc;
  const facts = {
    taxonomy,
    street: practice?.address_1,
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
