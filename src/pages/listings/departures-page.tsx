import { ArrowLeft } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { DeparturesSection } from "@/components/departures/departures-section";
import { PageHead } from "@/components/layout/page-head";
import { SectionLoading } from "@/components/profiles/section-states";
import { useAccount } from "@/components/session/account-context";
import { Container } from "@/components/ui/container";
import { LinkButton } from "@/components/ui/link-button";
import { LoadFailure } from "@/components/ui/load-failure";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { usePractices } from "@/hooks/staff/practices";
import { paths } from "@/lib/paths";

/** Lets a practice say which of its clinicians have left it. */
export function Component() {
  const { id: userId } = useAccount();
  const [params] = useSearchParams();
  const id = params.get("practice") ?? "";
  return (
    <Container className="max-w-4xl py-10 sm:py-14">
      <PageHead title="Clinicians Who Leave" isIndexed={false} />
      <LinkButton to={paths.ownPractice(id)} variant="ghost" size="sm" className="-ml-4 mb-6">
        <ArrowLeft aria-hidden="true" />
        Your Practice
      </LinkButton>
      <h1 className="mb-6 text-3xl">Clinicians Who Leave</h1>
      <KeptPractice userId={userId} id={id} />
    </Container>
  );
}

function KeptPractice({ userId, id }: { userId: string; id: string }) {
  const practices = usePractices(userId);
  if (practices.isPending) return <SectionLoading label="Loading your practice..." />;
  if (!practices.data) return <LoadFailure query={practices} />;
  const kept = practices.data.find(
    ({ doctor_id, rights }) => doctor_id === id && rights.includes("edit"),
  );
  if (!kept) {
    return (
      <Notice tone="attention" title="There is no such practice">
        Choose one of yours under <TextLink to={paths.practiceSetup}>Your Practice</TextLink>.
      </Notice>
    );
  }
  return (
    <>
      <p className="mb-8 max-w-prose text-ink-soft">
        Say here who has left {kept.practice_name}. Whoever joins it is added to its listing.
      </p>
      <DeparturesSection listingId={id} />
    </>
  );
}
