import { DecisionForm } from "@/components/admin/decision-form";
import { NpiCheck } from "@/components/admin/npi-check";
import { Queue } from "@/components/admin/queue";
import { QueueRow } from "@/components/admin/queue-row";
import { Comparison } from "@/components/admin/value-comparison";
import { TextLink } from "@/components/ui/text-link";
import { findUnsentReason, useDecideLater, useUndecided } from "@/hooks/admin/decide-later";
import {
  type PendingChange,
  useDecideChange,
  usePendingChanges,
} from "@/hooks/editor/pending-changes";
import { cannedReasons } from "@/lib/admin/canned-reasons";
import { officesChange } from "@/lib/editor/offices-change";
import { formatAge } from "@/lib/format/dates";
import { fieldLabel } from "@/lib/listings/fields";
import { cliniciansChange } from "@/lib/listings/stored-clinicians";
import { paths } from "@/lib/paths";

/** The queue of pending identity changes of published listings. */
export function ChangesPanel() {
  const query = useUndecided(usePendingChanges());
  return (
    <Queue
      title="Pending changes"
      filtered="changes"
      emptyText="Nothing to review. When an owner changes the name, clinicians, NPI, address, or offices of a published listing, the change appears here."
      query={query}
      keys={{ approve: "Approve the change", reject: "Reject the change, with a reason" }}
    >
      {(change) => <ChangeRow key={change.id} change={change} />}
    </Queue>
  );
}

/** A pending identity change of a published listing. */
export function ChangeRow({ change }: { change: PendingChange }) {
  const decision = useDecideChange();
  const decideLater = useDecideLater();
  const practice = change.listing.practice_name;

  const decide = (isApproved: boolean, reason: string) =>
    decideLater({
      rows: [change.id],
      targets: [change.doctor_id],
      title: `${isApproved ? "Approving" : "Rejecting"} the change to ${practice}`,
      undoEffect: "keep the change pending",
      failure: `Couldn't ${isApproved ? "approve" : "reject"} the change to ${practice}`,
      reason,
      send: () =>
        decision.mutateAsync({ id: change.id, version: change.version, isApproved, reason }),
      done: () => ({
        title: isApproved ? "Change approved" : "Change rejected",
        description: isApproved ? `${practice} is updated.` : `${practice} stays unchanged.`,
        tone: "success",
      }),
    });

  return (
    <QueueRow
      title={<TextLink to={paths.listing(change.doctor_id)}>{practice}</TextLink>}
      lead={
        <>
          {change.listing.address_city}, {change.listing.address_state} · Changed by{" "}
          <Author change={change} /> {formatAge(change.created_at)}
          {change.author !== change.listing.user_id && (
            <span>{` · Owner now: ${change.listing.owner?.full_name ?? "someone with no name"}`}</span>
          )}
        </>
      }
      verdicts={changedFields(change).map(([column]) => ({
        tone: "neutral",
        label: changeLabels[column] ?? fieldLabel(column),
      }))}
    >
      {change.answer && (
        <p className="break-words whitespace-pre-line">
          <span className="font-semibold">Answer to the rejection:</span> {change.answer}
        </p>
      )}
      <ChangeComparison change={change} />
      <DecisionForm
        approve={{ label: "Approve" }}
        reject={{
          label: "Reject…",
          question: {
            title: "Why are you rejecting this change?",
            hint: "The owner sees this reason. The listing stays unchanged.",
            reasons: cannedReasons.rejectChange,
            send: "Reject",
            missing: "Enter a reason for rejecting the change",
          },
        }}
        isOwn={change.isOwn}
        reason={findUnsentReason(change.id)}
        onDecide={decide}
      />
    </QueueRow>
  );
}

function Author({ change: { author, person } }: { change: PendingChange }) {
  if (!author) return "a deleted account";
  return (
    <TextLink to={paths.profile(author)}>{person?.full_name ?? "someone with no name"}</TextLink>
  );
}

function formatValue(column: string, value: unknown) {
  if (Array.isArray(value)) return value.join("\n") || "Nothing";
  if (value === null || value === undefined || value === "") return "Nothing";
  return column === "npi" ? <NpiCheck npi={String(value)} /> : String(value);
}

function compare(column: string, now: unknown, proposed: unknown) {
  if (column === "clinicians") return cliniciansChange(now, proposed);
  if (column === "offices") return officesChange(now, proposed);
  return {
    label: fieldLabel(column),
    before: formatValue(column, now),
    after: formatValue(column, proposed),
  };
}

const changeLabels: Record<string, string> = { clinicians: "Clinicians", offices: "Offices" };

/** The fields that a change is about, with their published values, in the same order as on the listing. */
function changedFields({ listing, proposed }: PendingChange) {
  const names = Object.keys(Object(proposed));
  return Object.entries(listing).filter(([column]) => names.includes(column));
}

/** Compares the published values with the ones the owner proposed, field by field. */
function ChangeComparison({ change }: { change: PendingChange }) {
  const proposedValues = new Map(Object.entries(Object(change.proposed)));
  return changedFields(change).map(([column, now]) => {
    const { label, before, after } = compare(column, now, proposedValues.get(column));
    return (
      <Comparison
        key={column}
        label={label}
        before={{ term: "Published", value: before }}
        after={{ term: "Proposed", value: after }}
      />
    );
  });
}
