import { AnswerButtons } from "@/components/practice/answer-buttons";
import { Card } from "@/components/ui/card";
import { Section } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import {
  type SuccessorProposal,
  useAnswerProposal,
  useSuccessorProposals,
} from "@/hooks/practice/close-listing";
import { formatCalendarDay, today } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";

/** The closing practices that would like to send their members to the owner's; renders nothing without any. */
export function SuccessorProposals({ userId }: { userId: string }) {
  const { data: proposals = [] } = useSuccessorProposals(userId);
  if (proposals.length === 0) return null;
  return (
    <Section title="Members of closing practices">
      <ul className="grid gap-3">
        {proposals.map((proposal) => (
          <li key={proposal.closing}>
            <ProposalCard proposal={proposal} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ProposalCard({ proposal }: { proposal: SuccessorProposal }) {
  const { closing, practice_name, closed_on, successor_name } = proposal;
  const answer = useAnswerProposal();

  async function settle(isAccepted: boolean) {
    try {
      await answer.mutateAsync({ closing, isAccepted });
    } catch {
      // The mutation shows the error.
      return;
    }
    toast({ title: isAccepted ? "Accepted" : "Declined", tone: "success" });
  }

  return (
    <Card tone="sky" padding="none" className="px-5 py-4">
      <h3 className="text-lg break-words">
        <TextLink to={paths.listing(closing)}>{practice_name}</TextLink>
      </h3>
      <p className="mt-1 break-words">
        {closed_on > today() ? "It's closing" : "It closed"} on {formatCalendarDay(closed_on)} and
        would like to tell its members that they can go to <bdi>{successor_name}</bdi>. If you
        accept, its page links to yours.
      </p>
      <AnswerButtons practiceName={practice_name} isBusy={answer.isPending} onAnswer={settle} />
    </Card>
  );
}
