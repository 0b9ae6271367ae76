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
}

/** "Elena Marsh, MD". */
export const nameWithCredentials = ({ name, credentials }: Clinician): string =>
  credentials ? `${name}, ${credentials}` : name;

/** Whether a clinician accepts new patients, as text; empty if unknown. */
export function describeAvailability({ accepting_new_patients: isAccepting }: Clinician): string {
  if (isAccepting === null) return "";
  return isAccepting ? "Accepting new patients" : "Not accepting new patients";
}
