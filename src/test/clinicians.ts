import { HttpResponse, http } from "msw";
import type { ListingDetail } from "@/hooks/listings/listing-detail";

type ClinicianRow = ListingDetail["clinicians"][number];

/** A clinician of whom only the name is known. */
export const bareClinician = (name: string) => ({
  name,
  credentials: null,
  specialty: null,
  languages: [],
  npi: null,
  accepting_new_patients: null,
  practicing_since: null,
  photo_url: null,
  gender: null,
  medicare_opt_out_until: null,
  former_names: [],
});

/** A clinician with all properties, except the given changes. */
export const clinicianRow = (changes: Partial<ClinicianRow> = {}): ClinicianRow => ({
  position: 1,
  name: "Elena Quill",
  credentials: "MD",
  specialty: "Family Medicine",
  languages: ["English", "Tagalog"],
  npi: "1234567893",
  accepting_new_patients: true,
  practicing_since: 1998,
  photo_url: null,
  gender: "woman",
  medicare_opt_out_until: null,
  former_names: [],
  ...changes,
});

/** Returns handlers for the requests after saving clinicians: the photos in use, and the uploaded files. */
export const mockClinicianPhotos = (used: (string | null)[] = [], files: string[] = []) => [
  http.get("http://api.test/rest/v1/clinicians", () =>
    HttpResponse.json(used.map((photo_url) => ({ photo_url }))),
  ),
  http.get("http://api.test/rest/v1/listing_changes", () => HttpResponse.json([])),
  http.post("http://api.test/storage/v1/object/list/clinician-photos", () =>
    HttpResponse.json(files.map((name) => ({ name }))),
  ),
];
