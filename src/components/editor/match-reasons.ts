import { enumerate } from "@/lib/format/numbers";

const reasons: Record<string, string> = {
  NPI: "the same NPI",
  "name and ZIP": "the same name and ZIP code",
  phone: "the same phone number",
  website: "the same website",
  "similar name": "a similar name in this ZIP code",
  name: "the same name",
  "clinician NPI": "a clinician with this NPI",
  "clinician's name": "a clinician of this name",
  "former name": "this former name",
  "name and city": "the same name and city",
};
const nameWithPlace = ["name and ZIP", "name and city"];

/** Describes what a listing has in common with the form: "the same NPI and the same website". */
export function matchReasons(matched: readonly string[]): string {
  const isNameSaid = matched.some((name) => nameWithPlace.includes(name));
  const known = Object.entries(reasons).flatMap(([name, words]) =>
    matched.includes(name) && !(name === "name" && isNameSaid) ? [words] : [],
  );
  return enumerate(known) || "the same details";
}
