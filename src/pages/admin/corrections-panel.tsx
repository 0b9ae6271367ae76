import { useId } from "react";
import { DecisionForm } from "@/components/admin/decision-form";
import { Queue } from "@/components/admin/queue";
import { currentRowClasses, QueueGroup, QueueRow } from "@/components/admin/queue-row";
import { Comparison } from "@/components/admin/value-comparison";
import { PlaceMove } from "@/components/listings/place-move";
import { TextLink } from "@/components/ui/text-link";
import { findUnsentReason, useDecideLater, usePendingDecisions } from "@/hooks/admin/decide-later";
import {
  type OpenCorrection,
  useDecideCorrection,
  useOpenCorrections,
} from "@/hooks/listings/correction-queue";
import { cannedReasons } from "@/lib/admin/canned-reasons";
import { moveFocusOnRemoval } from "@/lib/browser/focus";
import { formatAge } from "@/lib/format/dates";
import { joinClasses } from "@/lib/join-classes";
import {
  correctionLabel,
  formatCorrection,
  isCorrectionPart,
} from "@/lib/listings/correction-fields";
import { paths } from "@/lib/paths";

/** The queue of suggested corrections of listings without an owner. */
export function CorrectionsPanel() {
  const query = useOpenCorrections();
  const unsent = usePendingDecisions();
  const undecided = query.data?.filter((correction) => !unsent.has(rowOf(correction)));
  return (
    <Queue
      title="Suggested corrections"
      filtered="corrections"
      emptyText="Nothing to review. Owners review corrections to their own listings; all others appear here."
      query={{ ...query, data: undecided && groupByField(undecided) }}
      keys={{ approve: "Approve the correction", reject: "Reject the correction, with a reason" }}
    >
      {(corrections) => <CorrectionsRow key={corrections[0].id} corrections={corrections} />}
    </Queue>
  );
}

/** The corrections that one decision settles. */
export type CorrectionGroup = [OpenCorrection, ...OpenCorrection[]];

/** One or several corrections of a field. */
export function CorrectionsRow({ corrections }: { corrections: CorrectionGroup }) {
  const [correction, ...others] = corrections;
  if (others.length > 0) return <SeveralCorrections corrections={corrections} />;
  return (
    <QueueRow
      title={<CorrectionTitle correction={correction} />}
      lead={`${placeOf(correction)} · ${suggestedBy(correction)}`}
    >
      <CorrectionDecision correction={correction} />
    </QueueRow>
  );
}

/** What one decision settles: the corrections of a field. Those of a part are sentences, each decided alone. */
export const rowOf = ({ id, doctor_id, field }: OpenCorrection) =>
  isCorrectionPart(field) ? id : `${doctor_id} ${field}`;

/** Groups the corrections that one decision settles. */
export function groupByField(corrections: OpenCorrection[]): CorrectionGroup[] {
  const groups = new Map<string, CorrectionGroup>();
  for (const correction of corrections) {
    const key = rowOf(correction);
    const group = groups.get(key);
    if (group) group.push(correction);
    else groups.set(key, [correction]);
  }
  return [...groups.values()];
}

function CorrectionTitle({ correction: { field, doctor_id, listing } }: CorrectionProps) {
  return (
    <>
      {correctionLabel(field)} of{" "}
      <TextLink to={paths.listing(doctor_id)}>{listing.practice_name}</TextLink>
    </>
  );
}

const placeOf = ({ listing }: OpenCorrection) =>
  `${listing.address_city}, ${listing.address_state}`;

const suggestedBy = ({ person, created_at }: OpenCorrection) =>
  `Suggested by ${person?.full_name ?? "a member"} ${formatAge(created_at)}`;

interface CorrectionProps {
  correction: OpenCorrection;
}

/** Several corrections of one field. */
function SeveralCorrections({ corrections }: { corrections: CorrectionGroup }) {
  const id = useId();
  return (
    <QueueGroup
      headingId={id}
      title={<CorrectionTitle correction={corrections[0]} />}
      lead={`${placeOf(corrections[0])} · ${corrections.length} suggestions. Approving one also approves the same value and rejects the others.`}
    >
      <div className="mt-5 grid gap-5">
        {corrections.map((correction) => (
          <article
            key={correction.id}
            ref={moveFocusOnRemoval}
            aria-labelledby={`${id}-${correction.id} ${id}`}
            tabIndex={-1}
            className={joinClasses(
              "min-w-0 rounded-lg p-4 ring-1 ring-line ring-inset sm:p-5",
              currentRowClasses,
            )}
          >
            <h4 id={`${id}-${correction.id}`} className="font-semibold break-words">
              {suggestedBy(correction)}
            </h4>
            <CorrectionDecision correction={correction} />
          </article>
        ))}
      </div>
    </QueueGroup>
  );
}

function CorrectionDecision({ correction }: CorrectionProps) {
  const decision = useDecideCorrection(null);
  const decideLater = useDecideLater();
  const practice = correction.listing.practice_name;
  const isPart = isCorrectionPart(correction.field);

  const decide = (isApproved: boolean, note: string) =>
    decideLater({
      rows: [rowOf(correction)],
      targets: [correction.doctor_id],
      title: `${isApproved ? "Approving" : "Rejecting"} a correction of ${practice}`,
      undoEffect: "keep the correction open",
      failure: `Couldn't ${isApproved ? "approve" : "reject"} a correction of ${practice}`,
      reason: note,
      send: () => decision.mutateAsync({ id: correction.id, isApproved, note }),
      done: () => ({
        title: isApproved ? "Correction approved" : "Correction rejected",
        description: isApproved ? `${practice} is updated.` : `${practice} stays unchanged.`,
        tone: "success",
      }),
    });

  return (
    <>
      <CorrectionComparison correction={correction} />
      {isPart && (
        <p className="mt-3 text-sm text-ink-soft">
          Edit the listing first. Marking it as fixed changes nothing by itself.
        </p>
      )}
      <DecisionForm
        approve={{ label: isPart ? "Mark as fixed" : "Approve" }}
        reject={{
          label: "Reject…",
          question: {
            title: "Why are you rejecting this correction?",
            hint: "The person who suggested it sees this reason.",
            reasons: cannedReasons.rejectCorrection,
            send: "Reject",
            missing: "Enter a reason for rejecting the correction",
          },
        }}
        isOwn={correction.isOwn}
        reason={findUnsentReason(rowOf(correction))}
        onDecide={decide}
      />
    </>
  );
}

/** Compares the current value with the suggested one. */
function CorrectionComparison({ correction }: CorrectionProps) {
  const { listing, field, current_value, proposed_value, note } = correction;
  const stored = Object.entries(listing).find(([column]) => column === field)?.[1] ?? "";
  const now = formatCorrection(field, isCorrectionPart(field) ? null : String(stored));
  const valueWhenSuggested = formatCorrection(field, current_value);
  return (
    <>
      <Comparison
        before={{ term: "Current", value: now }}
        after={{ term: "Proposed", value: formatCorrection(field, proposed_value) }}
      />
      {valueWhenSuggested !== now && (
        <p className="mt-3 text-sm break-words text-ink-soft">
          Value when the correction was suggested: {valueWhenSuggested}
        </p>
      )}
      {field === "address_zip" && <PlaceMove listing={listing} zip={proposed_value} />}
      {note && <p className="mt-4 break-words whitespace-pre-line">“{note}”</p>}
    </>
  );
}
