import { isCredential } from "@/lib/format/credentials";
import { formatPhone } from "@/lib/format/format-phone";
import { inNameCase, writePerson } from "@/lib/format/read-people";
import { readPhone } from "@/lib/format/read-phone";
import { stateCode } from "@/lib/format/us-states";
import { isMailingAddress } from "@/lib/listings/mailing-address";
import { recordOf } from "@/lib/record-of";
import type { specialties } from "@/lib/supabase/filter-options";

/** The registry's record of an active NPI. Most of its texts are in capitals. */
export interface ActiveNpi {
  kind?: "individual" | "organization" | undefined;
  name?: string | undefined;
  credential?: string | undefined;
  taxonomy?: string | undefined;
  street?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  zip?: string | undefined;
  phone?: string | undefined;
}

const addressFields = ["address_street", "address_zip", "address_city", "address_state"] as const;

/** The fields of a listing that the registry can fill in. */
export const prefilledFields = [
  "practice_name",
  "credentials",
  "specialty",
  ...addressFields,
  "phone",
] as const;

export type PrefilledField = (typeof prefilledFields)[number];

/** The value of each field; empty if the registry has none. */
export type Prefill = Record<PrefilledField, string>;

export const emptyPrefill: Prefill = recordOf<Prefill>(prefilledFields, () => "");

/** Abbreviations in addresses and names of organizations that stay in capitals. */
const abbreviations = new Set(
  "N S E W NE NW SE SW US PO LLC PLLC PC PA PLC LLP LP DPC MD DO NP II III IV".split(" "),
);
const smallWords = new Set("and at de du for in la of on the".split(" "));

/** Capitalizes "767 7TH ST NW STE 2B" as "767 7th St NW Ste 2B"; mixed case stays unchanged. */
export function inTitleCase(text: string): string {
  if (text !== text.toUpperCase()) return text;
  return text
    .split(" ")
    .map((word, index) => {
      if (/^\d+(?:ST|ND|RD|TH)\b/.test(word)) return word.toLowerCase();
      if (/\d/.test(word) || abbreviations.has(word.replace(/\W/g, ""))) return word;
      const isSmall = index > 0 && smallWords.has(word.toLowerCase());
      return isSmall ? word.toLowerCase() : inNameCase(word);
    })
    .join(" ");
}

const mixedDegrees: Readonly<Record<string, string>> = {
  PHD: "PhD",
  PHARMD: "PharmD",
  PSYD: "PsyD",
  DRPH: "DrPH",
};

/** Writes "M.D., FAAFP" as "MD, FAAFP", without words that aren't credentials. */
const writeCredentials = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(".", "")
    .split(/[\s,;/]+/)
    .filter(isCredential)
    .map((degree) => mixedDegrees[degree] ?? degree)
    .join(", ");

type Specialty = (typeof specialties)[keyof typeof specialties];

/** Our specialty for a classification or an area of specialization in the registry's taxonomy. */
const specialtyOfArea: Readonly<Record<string, Specialty>> = {
  "Family Medicine": "Family Medicine",
  "Internal Medicine": "Internal Medicine",
  Pediatrics: "Pediatrics",
  "Geriatric Medicine": "Geriatrics",
  "Obstetrics & Gynecology": "Obstetrics and Gynecology",
  "Sports Medicine": "Sports Medicine",
  "Integrative Medicine": "Integrative Medicine",
  "Lifestyle Medicine": "Lifestyle Medicine",
};

/** The specialty for a taxonomy such as "Family Medicine, Sports Medicine"; empty if none of our options fits. */
function specialtyOf(taxonomy = ""): string {
  // The area of specialization comes after the classification.
  const areas = taxonomy.split(", ").reverse();
  return areas.flatMap((area) => specialtyOfArea[area] ?? [])[0] ?? "";
}

/** The address; empty unless it is in a state and can be visited. */
function addressOf({ street = "", city = "", state = "", zip = "" }: ActiveNpi) {
  const code = stateCode(state);
  if (!code || isMailingAddress(street)) return {};
  return {
    address_street: inTitleCase(street),
    // ZIP+4 codes have nine digits, of which the last four are often zeros.
    address_zip: zip.slice(0, 5),
    address_city: inTitleCase(city),
    address_state: code,
  };
}

function phoneOf({ phone = "" }: ActiveNpi): string {
  const read = readPhone(phone);
  return "value" in read ? formatPhone(read.value) : "";
}

/** Converts a record to the values of a listing. An individual's record doesn't name the practice. */
export function toPrefill(record: ActiveNpi): Prefill {
  const { kind, name = "", credential = "", taxonomy } = record;
  return {
    ...emptyPrefill,
    ...(kind === "organization"
      ? { practice_name: inTitleCase(name) }
      : {
          credentials: writePerson({
            name: inNameCase(name),
            credentials: writeCredentials(credential),
          }),
        }),
    specialty: specialtyOf(taxonomy),
    ...addressOf(record),
    phone: phoneOf(record),
  };
}

const isSame = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Returns the values to write into a form: for fields that are empty, or still have what an earlier
 * record filled in. An address is filled in only if it agrees with what the person has typed.
 */
export function valuesToFill(
  current: Prefill,
  filledBefore: Partial<Prefill>,
  prefill: Prefill,
): Partial<Prefill> {
  const isTyped = (field: PrefilledField) =>
    current[field] !== "" && current[field] !== filledBefore[field];
  const isOtherAddress = addressFields.some(
    (field) => isTyped(field) && !isSame(current[field], prefill[field]),
  );
  const fillable = prefilledFields.filter(
    (field) => !isTyped(field) && !(isOtherAddress && addressFields.some((part) => part === field)),
  );
  return Object.fromEntries(
    fillable
      .filter((field) => current[field] !== prefill[field])
      .map((field) => [field, prefill[field]]),
  );
}
