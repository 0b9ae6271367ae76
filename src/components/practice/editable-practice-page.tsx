import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { useAccount } from "@/components/account/account-context";
import { PageHead } from "@/components/site/page-head";
import { LinkButton } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { LoadFailure } from "@/components/ui/load-failure";
import { Notice } from "@/components/ui/notice";
import { SectionLoading } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { type Practice, usePractices } from "@/hooks/practice/own-practices";
import { paths } from "@/lib/paths";

interface EditablePracticePageProps {
  title: string;
  children: (practice: Practice) => ReactNode;
}

/** A page about the practice of the `practice` parameter, or the oldest one that the member can edit. */
export const EditablePracticePage = ({ title, children }: EditablePracticePageProps) => {
  const [params] = useSearchParams();
  const named = params.get("practice");
  return (
    <Container className="max-w-4xl py-10 sm:py-14">
      <PageHead title={title} isIndexed={false} />
      <LinkButton
        to={paths.ownPractice(named ?? "")}
        variant="ghost"
        size="sm"
        className="-ml-4 mb-6"
      >
        <ArrowLeft aria-hidden="true" />
        Your practice
      </LinkButton>
      <h1 className="mb-6 text-3xl">{title}</h1>
      <EditablePractice named={named}>{children}</EditablePractice>
    </Container>
  );
};

interface EditablePracticeProps {
  named: string | null;
  children: (practice: Practice) => ReactNode;
}

function EditablePractice({ named, children }: EditablePracticeProps) {
  const practices = usePractices(useAccount().id);
  if (practices.isPending) return <SectionLoading label="Loading your practice..." />;
  if (!practices.data) return <LoadFailure query={practices} />;
  const practice = practices.data.find(
    ({ doctor_id, permissions }) =>
      permissions.includes("edit") && (named === null || doctor_id === named),
  );
  if (practice) return children(practice);
  return (
    <Notice tone="attention" title="Practice not found">
      Choose one of your practices under <TextLink to={paths.practiceSetup}>Your practice</TextLink>
      .
    </Notice>
  );
}
