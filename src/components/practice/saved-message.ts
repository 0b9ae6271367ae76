import type { OwnListing } from "@/hooks/listings/own-listings";
import { enumerate } from "@/lib/format/numbers";
import { fieldLabel } from "@/lib/listings/fields";
import type { CheckedPart } from "@/lib/listings/listing-identity";
import { canResubmit } from "@/lib/listings/own-listing";

/** The toast after saving a practice, with the parts that are pending review. */
export function savedMessage(practice: OwnListing | undefined, toCheck: CheckedPart[]) {
  if (practice && canResubmit(practice)) {
    return {
      title: "Saved and resubmitted",
      description: "An admin will review it before it appears in the directory",
    };
  }
  const title = "Practice saved";
  if (!practice || practice.status === "draft") {
    return {
      title,
      description: "Only you can see this draft. Submit it for review when it's ready.",
    };
  }
  if (practice.status === "pending") {
    return { title, description: "We'll review it before it appears in the directory" };
  }
  if (practice.status !== "published") {
    return { title, description: "The listing isn't in the directory" };
  }
  if (toCheck.length === 0) return { title, description: "Your listing has been updated" };
  const [first = "", ...others] = toCheck.map(labelOf);
  const fields = enumerate([first, ...others.map((label) => lowered(label))]);
  const verb = toCheck.length === 1 ? "is" : "are";
  return { title, description: `${fields} ${verb} pending review. Everything else is live.` };
}

const labelOf = (part: CheckedPart) =>
  part === "clinicians" ? "The list of clinicians" : fieldLabel(part);

/** "NPI" and "ZIP code" stay as they are. */
const lowered = (label: string) =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
