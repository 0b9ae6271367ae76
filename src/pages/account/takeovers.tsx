import { AnswerButtons } from "@/components/practice/answer-buttons";
import { Card } from "@/components/ui/card";
import { Section } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { type Takeover, useAnswerTakeover, useTakeovers } from "@/hooks/practice/takeovers";
import { formatDay } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";

/** The practices that the member is asked to take over; renders nothing without any. */
export function Takeovers({ userId }: { userId: string }) {
  const { data: takeovers = [] } = useTakeovers(userId);
  if (takeovers.length === 0) return null;
  return (
    <Section title="Take over a practice">
      <ul className="grid gap-3">
        {takeovers.map((takeover) => (
          <li key={takeover.doctor_id}>
            <TakeoverCard takeover={takeover} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function TakeoverCard({ takeover }: { takeover: Takeover }) {
  const { doctor_id, practice_name, expires_at } = takeover;
  const answer = useAnswerTakeover();

  async function settle(isAccepted: boolean) {
    try {
      await answer.mutateAsync({ id: doctor_id, isAccepted });
    } catch {
      // The mutation shows the error.
      return;
    }
    toast({ title: isAccepted ? "You're the owner now" : "Declined", tone: "success" });
  }

  return (
    <Card tone="sky" padding="none" className="px-5 py-4">
      <h3 className="text-lg break-words">
        <TextLink to={paths.listing(doctor_id)}>{practice_name}</TextLink>
      </h3>
      <p className="mt-1">
        The owner deleted their account. Until {formatDay(expires_at)}, you have the rights of the
        owner. If you accept, you stay the owner: you're responsible for the listing and decide who
        has access. If you decline or don't answer, we ask the next manager, and without one, the
        listing has no owner.
      </p>
      <AnswerButtons practiceName={practice_name} isBusy={answer.isPending} onAnswer={settle} />
    </Card>
  );
}
