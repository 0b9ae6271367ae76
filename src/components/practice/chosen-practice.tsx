import { Fragment, type ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { useAccount } from "@/components/account/account-context";
import { FrontDeskNotice, frontDesksOf } from "@/components/practice/front-desk-notice";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadFailure } from "@/components/ui/load-failure";
import { SectionLoading } from "@/components/ui/section";
import type { OwnListing } from "@/hooks/practice/own-listings";
import { type Practice, usePractices } from "@/hooks/practice/own-practices";
import { paths } from "@/lib/paths";

interface ChosenPracticeProps {
  /** Whether the member can choose a practice on this page. */
  canChoose: (practice: Practice) => boolean;
  /** The page's path for a practice. */
  pathOf: (id: string) => string;
  /** Shown if there is no such practice. */
  emptyTitle: string;
  emptyText: string;
  children: (practice: Practice) => ReactNode;
}

/** Renders the practice of the `practice` parameter, or the oldest one, with links to the member's other practices. */
export function ChosenPractice({
  canChoose,
  pathOf,
  emptyTitle,
  emptyText,
  children,
}: ChosenPracticeProps) {
  const practices = usePractices(useAccount().id);
  const [params] = useSearchParams();

  if (practices.isPending) return <SectionLoading label="Loading your practice..." />;
  if (!practices.data) return <LoadFailure query={practices} />;
  const choices = practices.data.filter(canChoose);
  const chosen =
    choices.find(({ doctor_id }) => doctor_id === params.get("practice")) ?? choices[0];
  if (!chosen) {
    const frontDesks = frontDesksOf(practices.data);
    if (frontDesks.length > 0) return <FrontDeskNotice practices={frontDesks} />;
    return (
      <EmptyState
        title={emptyTitle}
        actions={
          <>
            <LinkButton to={paths.practiceSetup}>Set Up Practice Profile</LinkButton>
            <LinkButton to={paths.directory()} variant="secondary">
              Claim an existing listing
            </LinkButton>
          </>
        }
      >
        {emptyText}
      </EmptyState>
    );
  }
  return (
    <>
      {choices.length === 1 ? (
        <p className="-mt-4 mb-8 text-ink-soft print:hidden">{chosen.practice_name}</p>
      ) : (
        <nav aria-label="Your practices" className="mb-8 flex flex-wrap gap-2 print:hidden">
          <PracticeLinks
            practices={choices.map(({ doctor_id: id, practice_name }) => ({ id, practice_name }))}
            chosenId={chosen.doctor_id}
            pathOf={pathOf}
          />
        </nav>
      )}
      <Fragment key={chosen.doctor_id}>{children(chosen)}</Fragment>
    </>
  );
}

interface PracticeLinksProps {
  practices: readonly Pick<OwnListing, "id" | "practice_name">[];
  chosenId: string;
  /** The page's path for a practice. */
  pathOf: (id: string) => string;
}

/** Links to the member's practices, on a page that shows one at a time. */
export const PracticeLinks = ({ practices, chosenId, pathOf }: PracticeLinksProps) =>
  practices.map(({ id, practice_name }) => (
    <LinkButton
      key={id}
      to={pathOf(id)}
      size="sm"
      variant={id === chosenId ? "primary" : "secondary"}
      aria-current={id === chosenId ? "page" : undefined}
    >
      {practice_name}
    </LinkButton>
  ));
