import { z } from "zod";
import { isSuffix } from "@/lib/format/credentials";
import { type RegistryEntry, registryTable, taxonomyName } from "@/lib/import/registry-entries";
import type { ImportSources } from "@/lib/import/sources";

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

type Resource = z.infer<typeof resource>;

const names = list(
  z.object({ use: text, text, family: text, given: list(z.string()), suffix: list(z.string()) }),
);

/** Finds the resources in a JSON document; null if it is no FHIR document. */
function listResources(
  content: unknown,
): { resource?: unknown; fullUrl?: string | undefined }[] | null {
  const bundle = z
    .object({
      resourceType: z.literal("Bundle"),
      entry: list(z.object({ resource: z.unknown().optional(), fullUrl: text })),
    })
    .safeParse(content);
  if (bundle.success) return bundle.data.entry;
  const lines = Array.isArray(content) ? content : [content];
  const isFhir = lines.length > 0 && lines.every((one) => resource.safeParse(one).success);
  return isFhir ? lines.map((one) => ({ resource: one })) : null;
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

/** Converts a FHIR document to a table of practices; null for another document. */
export function readFhir(
  file: string,
  content: unknown,
): ImportSources | { problem: string } | null {
  const found = listResources(content);
  if (!found) return null;
  const all = found.flatMap(({ resource: one, fullUrl }, index) => {
    const { data } = resource.safeParse(one);
    return data ? [{ ...data, fullUrl, place: `entry ${index + 1}` }] : [];
  });
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
  if (providers.length === 0)
    return { problem: `${file} has no person or organization with an NPI.` };

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
  return {
    practices: registryTable({ file, places: providers.map(({ one }) => one.place) }, entries),
  };
}
