import { HttpResponse, http } from "msw";
import type { ListingDetail } from "@/hooks/listings/listing-detail";

type ClinicianRow = ListingDetail["clinicians"][number];

/** Somebody of whom nothing is known but the name. */
export const bareClinician = (name: string) => ({
  name,
  credentials: null,
  specialty: null,
  languages: [],
  npi: null,
  accepting_new_patients: null,
  practicing_since: null,
  photo_url: null,
});

/** A clinician who says everything, but for what is named otherwise. */
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
  ...changes,
});

/** Answers what is asked after the clinicians of a practice were saved: whom photos show, and which files there are. */
export const mockClinicianPhotos = (shown: (string | null)[] = [], files: string[] = []) => [
  http.get("http://api.test/rest/v1/clinicians", () =>
    HttpResponse.json(shown.map((photo_url) => ({ photo_url }))),
  ),
  http.get("http://api.test/rest/v1/listing_changes", () => HttpResponse.json([])),
  http.post("http://api.test/storage/v1/object/list/clinician-photos", () =>
    HttpResponse.json(files.map((name) => ({ name }))),
  ),
];
