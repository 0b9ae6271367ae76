import { z } from "zod";
import { isSuffix } from "@/lib/format/credentials";
import { type RegistryEntry, registryTable, taxonomyName } from "@/lib/import/registry-entries";
import type { SourceTable } from "@/lib/import/sources";

// Resources of the National Provider Directory (FHIR R4, profiles of the National Directory of Healthcare): a bundle, or a file
// with one resource per line.

const npiSystem = "http://hl7.org/fhir/sid/us-npi";
const taxonomySystem = "http://nucc.org/provider-taxonomy";

const text = z.string().optional().catch(undefined);
const list = <Item extends z.ZodType>(item: Item) => z.array(item).default([]).catch([]);

const address = z.object({
  use: text,
  type: text,
  line: list(z.string()),
  city: text,
  state: text,
  postalCode: text,
  country: text,
});
const codes = z.object({ coding: list(z.object({ system: text, code: text })) });
const reference = z.object({ reference: text }).optional().catch(undefined);

const resource = z.object({
  resourceType: z.string(),
  id: text,
  active: z.boolean().optional().catch(undefined),
  identifier: list(
    z.object({ system: text, value: text, period: z.object({ end: text }).optional() }),
  ),
  // A text for organizations and places, names for people.
  name: z.unknown().optional(),
  telecom: list(z.object({ system: text, value: text })),
  // A list, or one for a place.
  address: z.unknown().optional(),
  qualification: list(z.object({ code: codes.optional() })),
  specialty: list(codes),
  practitioner: reference,
  managingOrganization: reference,
  location: list(z.object({ reference: text })),
});

type Resource = z.infer<typeof resource> & { fullUrl: string | undefined };

const names = list(
  z.object({ use: text, text, family: text, given: list(z.string()), suffix: list(z.string()) }),
);

const bundle = z.object({
  entry: z.array(z.object({ resource: z.unknown().optional(), fullUrl: text })),
});

/** The resources of a bundle, or of a list of resources; none in another document. */
function listResources(content: unknown): Resource[] {
  const { data } = bundle.safeParse(content);
  const lines: unknown[] = Array.isArray(content) ? content : [content];
  return (data?.entry ?? lines.map((line) => ({ resource: line, fullUrl: undefined }))).flatMap(
    ({ resource: one, fullUrl }) => {
      const read = resource.safeParse(one);
      return read.success ? [{ ...read.data, fullUrl }] : [];
    },
  );
}

/** A postal, billing, or home address isn't where patients are seen. */
const isOfPractice = ({ use, type }: z.infer<typeof address>) =>
  type !== "postal" && (use === undefined || use === "work");

const addressesOf = (one: Resource | undefined) =>
  list(address).parse(
    Array.isArray(one?.address) ? one.address : one?.address ? [one.address] : [],
  );

function nameOf({ resourceType, name }: Resource) {
  if (resourceType === "Organization") return { name: typeof name === "string" ? name : "" };
  const all = names.parse(name);
  const official = all.find(({ use }) => use === "official") ?? all[0];
  const suffixes = (official?.suffix ?? []).flatMap((part) => part.split(/[\s,]+/));
  const whole = [...(official?.given ?? []), official?.family, ...suffixes.filter(isSuffix)];
  return {
    name: official?.family ? whole.filter(Boolean).join(" ") : (official?.text ?? ""),
    credential: suffixes.filter((part) => !isSuffix(part)).join(", "),
  };
}

const taxonomyOf = (concepts: readonly (z.infer<typeof codes> | undefined)[]) =>
  concepts
    .flatMap((concept) => concept?.coding ?? [])
    .filter(({ system }) => system === taxonomySystem)
    .map(({ code = "" }) => taxonomyName(code))
    .find(Boolean);

/** Parses JSON, or lines of JSON. */
const parseJson = (file: string, text: string): unknown =>
  file.toLowerCase().endsWith(".ndjson")
    ? text
        .split("\n")
        .filter((line) => line.trim())
        .map((line): unknown => JSON.parse(line))
    : JSON.parse(text);

/** Reads a FHIR document as a table of practices. */
export function readFhir(file: string, text: string): SourceTable {
  const failed = (problem: string): SourceTable => ({ file, headings: [], rows: [], problem });
  let all: Resource[];
  try {
    all = listResources(parseJson(file, text));
  } catch (error) {
    return failed(`This isn't valid JSON: ${error instanceof Error ? error.message : "?"}.`);
  }
  if (all.length === 0)
    return failed("This isn't a FHIR bundle. Export the practices as CSV files.");
  const byReference = new Map(
    all.flatMap((one) => [
      [`${one.resourceType}/${one.id}`, one],
      [one.fullUrl ?? "", one],
    ]),
  );
  const keyOf = (url: string | undefined) =>
    byReference.get(url ?? "") ?? byReference.get(/\w+\/[^/]+$/.exec(url ?? "")?.[0] ?? "");
  const roles = all.filter(
    ({ resourceType, active }) => resourceType === "PractitionerRole" && active !== false,
  );
  const sites = all.filter(({ resourceType }) => resourceType === "Location");

  const providers = all.flatMap((one) => {
    const npi = one.identifier.find(({ system }) => system === npiSystem);
    const isProvider = one.resourceType === "Practitioner" || one.resourceType === "Organization";
    return npi?.value && isProvider ? [{ one, npi: npi.value, end: npi.period?.end }] : [];
  });
  if (providers.length === 0) return failed("It has no person or organization with an NPI.");

  const entries = providers.map(({ one, npi, end }): RegistryEntry => {
    const own = roles.filter(({ practitioner }) => keyOf(practitioner?.reference) === one);
    const places = [
      ...own.flatMap(({ location }) => location.map((at) => keyOf(at.reference))),
      ...sites.filter(({ managingOrganization: of }) => of && keyOf(of.reference) === one),
    ];
    const addresses = [...places.flatMap(addressesOf), ...addressesOf(one)];
    const practice = addresses.find(isOfPractice);
    const contacts = [one, ...own, ...places].flatMap((each) => each?.telecom ?? []);
    const contact = (kind: string) => contacts.find(({ system }) => system === kind)?.value;
    const isOver = end !== undefined && Date.parse(end) < Date.now();
    return {
      npi,
      kind: one.resourceType === "Organization" ? "organization" : "individual",
      ...nameOf(one),
      taxonomy: taxonomyOf([
        ...one.qualification.map(({ code }) => code),
        ...own.flatMap(({ specialty }) => specialty),
      ]),
      street: practice?.line.join(", "),
      city: practice?.city,
      state: practice?.state,
      zip: practice?.postalCode,
      country: practice?.country,
      phone: contact("phone"),
      fax: contact("fax"),
      hasMailOnly: !practice && addresses.length > 0,
      deactivatedOn: one.active === false || isOver ? (end ?? "an unknown day") : undefined,
    };
  });
  return registryTable({ file, firstRow: 1 }, entries);
}
