import { type SubmitEvent, useState } from "react";
import { Form } from "@/components/forms/form";
import { TextareaField } from "@/components/forms/textarea-field";
import { CorrectionChange } from "@/components/listings/correction-change";
import { PlaceMove } from "@/components/listings/place-move";
import { Button, LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LoadFailure } from "@/components/ui/load-failure";
import { Section, SectionEmpty, SectionLoading } from "@/components/ui/section";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import {
  type OpenCorrection,
  useDecideCorrection,
  useOpenCorrections,
} from "@/hooks/listings/corrections";
import { focusOnMount } from "@/lib/browser/focus";
import { isIdentityColumn } from "@/lib/editor/listing-identity";
import { formatDay } from "@/lib/format/dates";
import {
  correctionLabel,
  formatCorrection,
  isCorrectionPart,
} from "@/lib/listings/correction-fields";
import { isPublic } from "@/lib/listings/listing-status";
import { paths } from "@/lib/paths";
import { listingCorrectionsLimits } from "@/lib/supabase/column-limits";
import { toast } from "@/lib/toast";

/** Suggested corrections of the listings that the member edits. */
export function ReceivedCorrections({ practiceIds }: { practiceIds: readonly string[] }) {
  return (
    <Section title="Suggested corrections">
      <Corrections practiceIds={practiceIds} />
    </Section>
  );
}

function Corrections({ practiceIds }: { practiceIds: readonly string[] }) {
  const corrections = useOpenCorrections(practiceIds);

  if (corrections.isPending) return <SectionLoading label="Loading corrections..." />;
  if (!corrections.data) return <LoadFailure query={corrections} />;
  if (corrections.data.length === 0) {
    return <SectionEmpty>No suggested corrections.</SectionEmpty>;
  }
  return (
    <ul className="grid gap-3">
      {corrections.data.map((correction) => (
        <li key={correction.id}>
          <CorrectionCard correction={correction} />
        </li>
      ))}
    </ul>
  );
}

const approvedText = {
  live: "Your listing now shows it.",
  part: "The person who suggested it will see that you've fixed it.",
  reviewed: "An admin will review it before it's published.",
};
const rejectedText = "Your listing stays as it is.";

function CorrectionCard({ correction }: { correction: OpenCorrection }) {
  const decide = useDecideCorrection();
  const [isRejecting, setIsRejecting] = useState(false);
  const label = correctionLabel(correction.field);
  const { field, current_value, proposed_value } = correction;
  const shown = formatCorrection(field, proposed_value);
  // Since somebody suggested it, the listing has been edited.
  const isFixed = !isCorrectionPart(field) && formatCorrection(field, current_value) === shown;
  const isPart = isCorrectionPart(field) || isFixed;
  // Changes to reviewed fields are reviewed again.
  const isReviewed = !isFixed && isPublic(correction.listing) && isIdentityColumn(field);

  /** Rejects the correction with the reason, or approves it if there is none. */
  async function settle(reason?: string) {
    await decide.mutateAsync({ id: correction.id, reason });
    toast({
      title: reason === undefined ? "Correction approved" : "Correction rejected",
      description:
        reason === undefined
          ? approvedText[isPart ? "part" : isReviewed ? "reviewed" : "live"]
          : rejectedText,
      tone: "success",
    });
  }

  return (
    <Card padding="none" className="px-5 py-4">
      <h3 className="text-lg break-words">{correction.listing.practice_name}</h3>
      {isFixed ? (
        <p className="mt-2 break-words">{`${label}: ${shown}. Your listing already shows it.`}</p>
      ) : (
        <CorrectionChange correction={correction} />
      )}
      {correction.field === "address_zip" && (
        <PlaceMove listing={correction.listing} zip={correction.proposed_value} />
      )}
      {correction.note && <p className="mt-2 break-words">“{correction.note}”</p>}
      <p className="mt-1 text-sm text-ink-soft">Suggested on {formatDay(correction.created_at)}</p>
      {isPart && !isFixed && (
        <p className="mt-1 text-sm text-ink-soft">
          Edit your listing first, then mark this as fixed.
        </p>
      )}
      {isReviewed && (
        <p className="mt-1 text-sm text-ink-soft">
          If you approve it, an admin reviews it before it's published.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          size="sm"
          isBusy={decide.isPending}
          aria-label={`${isPart ? "Mark as fixed" : "Approve"}: ${label}`}
          onClick={() => settle()}
        >
          {isPart ? "Mark as fixed" : "Approve"}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Reject: ${label}`}
          aria-expanded={isRejecting}
          onClick={() => setIsRejecting(!isRejecting)}
        >
          Reject…
        </Button>
        <LinkButton
          to={
            isPart
              ? paths.ownPractice(correction.listing.id)
              : paths.ownPracticeField(correction.listing.id, correction.field)
          }
          size="sm"
          variant="ghost"
        >
          Edit it yourself<VisuallyHidden>: {label}</VisuallyHidden>
        </LinkButton>
      </div>
      {isRejecting && <RejectionForm isBusy={decide.isPending} onReject={settle} />}
    </Card>
  );
}

interface RejectionFormProps {
  isBusy: boolean;
  onReject: (reason: string) => Promise<void>;
}

/** Asks for the reason of a rejection. */
function RejectionForm({ isBusy, onReject }: RejectionFormProps) {
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (reason.trim()) {
      await onReject(reason.trim());
      return;
    }
    setError("Enter a reason for rejecting the correction");
    event.currentTarget.querySelector("textarea")?.focus();
  }

  return (
    <Form onSubmit={submit} className="mt-4 grid justify-items-start gap-3">
      <TextareaField
        ref={focusOnMount}
        className="w-full"
        label="Why are you rejecting this correction?"
        hint="The person who suggested it sees this reason."
        error={error}
        rows={2}
        maxLength={listingCorrectionsLimits.decision_note[1]}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" size="sm" isBusy={isBusy}>
        Reject correction
      </Button>
    </Form>
  );
}
