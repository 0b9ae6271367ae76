import { formatCalendarDay, today } from "@/lib/format/dates";
import { t } from "@/lib/messages";
import { isOptedOut } from "@/lib/prices/medicare";

/** A clinician of a practice. Null means unknown. */
export interface Clinician {
  name: string;
  credentials: string | null;
  specialty: string | null;
  languages: readonly string[];
  npi: string | null;
  accepting_new_patients: boolean | null;
  /** A year. */
  practicing_since: number | null;
  /** The URL of a picture in our storage. */
  photo_url: string | null;
  /** One of `genderLabels`, as the practice states it. */
  gender: string | null;
  /** The last day of a Medicare opt-out, such as "2028-05-01". */
  medicare_opt_out_until: string | null;
  former_names: readonly string[];
  /** The month in which they left, such as "2027-05", when a practice takes them off its list. */
  left_in?: string;
}

/** The genders that a practice can state. */
export const genderLabels = { woman: t`Woman`, man: t`Man`, nonbinary: t`Nonbinary` };

const labelsByGender = new Map(Object.entries(genderLabels));

/** The gender of a clinician as text; empty if unknown. */
export const describeGender = ({ gender }: Pick<Clinician, "gender">): string =>
  labelsByGender.get(gender ?? "") ?? "";

/** The Medicare opt-out of a clinician as text; empty if unknown. */
export function describeOptOut(
  clinician: Pick<Clinician, "medicare_opt_out_until">,
  day = today(),
): string {
  const until = clinician.medicare_opt_out_until;
  if (until === null) return "";
  const end = formatCalendarDay(until);
  return isOptedOut(clinician, day)
    ? t`Opted out of Medicare until ${end}`
    : t`Medicare opt-out period ended ${end}; ask the practice`;
}

/** "Elena Marsh, MD". */
export const nameWithCredentials = ({ name, credentials }: Clinician): string =>
  credentials ? `${name}, ${credentials}` : name;

/** Whether a clinician accepts new patients, as text; empty if unknown. */
export function describeAvailability({ accepting_new_patients: isAccepting }: Clinician): string {
  if (isAccepting === null) return "";
  return isAccepting ? t`Accepting new patients` : t`Not accepting new patients`;
}
