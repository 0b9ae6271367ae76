import { ArrowLeft } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { DeparturesSection } from "@/components/practice/departures-section";
import { EditablePractice } from "@/components/practice/editable-practice";
import { PageHead } from "@/components/site/page-head";
import { LinkButton } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { paths } from "@/lib/paths";

/** Records the departures of a practice's clinicians. */
export function Component() {
  const [params] = useSearchParams();
  return (
    <Container className="max-w-4xl py-10 sm:py-14">
      <PageHead title="Clinician departures" isIndexed={false} />
      <LinkButton
        to={paths.ownPractice(params.get("practice") ?? "")}
        variant="ghost"
        size="sm"
        className="-ml-4 mb-6"
      >
        <ArrowLeft aria-hidden="true" />
        Your practice
      </LinkButton>
      <h1 className="mb-6 text-3xl">Clinician departures</h1>
      <EditablePractice>
        {({ doctor_id, practice_name, status }) => (
          <>
            <p className="mb-8 max-w-prose text-ink-soft">
              Record who has left {practice_name}. To add someone who has joined, edit the listing.
            </p>
            <DeparturesSection listingId={doctor_id} isPublic={status === "published"} />
          </>
        )}
      </EditablePractice>
    </Container>
  );
}
