import { DeparturesSection } from "@/components/practice/departures-section";
import { EditablePracticePage } from "@/components/practice/editable-practice-page";

/** Records the departures of a practice's clinicians. */
export const Component = () => (
  <EditablePracticePage title="Clinician departures">
    {({ doctor_id, practice_name, status }) => (
      <>
        <p className="mb-8 max-w-prose text-ink-soft">
          Record who has left {practice_name}. To add someone who has joined, edit the listing.
        </p>
        <DeparturesSection listingId={doctor_id} isPublic={status === "published"} />
      </>
    )}
  </EditablePracticePage>
);
