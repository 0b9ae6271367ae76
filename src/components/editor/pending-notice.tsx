import { useState } from "react";
import { useAccount } from "@/components/account/account-context";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { Notice } from "@/components/ui/notice";
import {
  type ListingChange,
  useAnswerSuggestion,
  useWithdrawChange,
} from "@/hooks/editor/pending-changes";
import type { describeChange } from "@/lib/editor/proposed-change";
import { reviewTime } from "@/lib/listings/review-time";
import { toast } from "@/lib/toast";

const ProposeAgain = lazyPart(
  async () => (await import("@/components/editor/propose-again")).ProposeAgain,
);

/** Who proposed a change, if it was somebody else of the practice. */
const useProposer = ({ author, person }: ListingChange): string | false =>
  useAccount().id !== author && (person?.full_name ?? "Someone");

interface PendingChangeNoticeProps {
  change: ListingChange;
  /** The parts of it that can be canceled; undefined for all. */
  fields?: Parameters<ReturnType<typeof useWithdrawChange>["mutateAsync"]>[0]["fields"];
  rows: ReturnType<typeof describeChange>;
  onCanceled?: () => void;
}

/** A change that is pending review, compared with what is published. */
export function PendingChangeNotice({
  change,
  fields,
  rows,
  onCanceled,
}: PendingChangeNoticeProps) {
  const by = useProposer(change);
  const withdraw = useWithdrawChange();

  async function cancelChange() {
    try {
      await withdraw.mutateAsync({ id: change.id, ...(fields && { fields }) });
    } catch {
      // The mutation shows the error.
      return;
    }
    onCanceled?.();
    toast({
      title: "Change canceled",
      description: "Your listing stays as it is",
      tone: "success",
    });
  }

  return (
    <Notice
      tone="attention"
      title="Pending review"
      actions={
        <Button size="sm" variant="secondary" isBusy={withdraw.isPending} onClick={cancelChange}>
          Cancel change
        </Button>
      }
    >
      <span>{`${by ? `${by} proposed it` : "We received it"}, and an admin will review it. ${reviewTime} Until then, patients see the published version.`}</span>
      <ChangeTable rows={rows} {...(by && { proposed: "Proposed" })} />
    </Notice>
  );
}

interface SuggestedChangeProps {
  change: Pick<ListingChange, "id" | "version" | "person">;
  rows: ReturnType<typeof describeChange>;
}

/** A change that an admin's list suggests, for the practice to decide. */
export function SuggestedChange({ change, rows }: SuggestedChangeProps) {
  const { id, version, person } = change;
  const answer = useAnswerSuggestion();
  const decide = (isAccepted: boolean) =>
    answer.mutate(
      { id, version, isAccepted },
      {
        onSuccess: () =>
          toast({
            title: isAccepted ? "Change accepted" : "Change declined",
            description: isAccepted
              ? "Your listing has been updated"
              : "What is published stays as it is",
            tone: "success",
          }),
      },
    );

  return (
    <Notice
      tone="attention"
      title="An admin's list suggests a change"
      actions={
        <>
          <Button size="sm" isBusy={answer.isPending} onClick={() => decide(true)}>
            Accept
          </Button>
          <Button
            size="sm"
            variant="secondary"
            disabled={answer.isPending}
            onClick={() => decide(false)}
          >
            Decline
          </Button>
        </>
      }
    >
      <span>{`${person?.full_name ?? "A former admin"} imported a list with other values. Patients see these only if you accept them.`}</span>
      <ChangeTable rows={rows} proposed="The list says" />
    </Notice>
  );
}

interface RejectedChangeProps {
  change: ListingChange;
  rows: ReturnType<typeof describeChange>;
}

/** Why an admin rejected the latest change; shown until the next one. */
export function RejectedChange({ change, rows }: RejectedChangeProps) {
  const { id, reason } = change;
  const by = useProposer(change);
  const [isAnswered, setIsAnswered] = useState(false);
  return (
    <Notice
      tone="attention"
      title={by ? `A change by ${by} was rejected` : "Your last change was rejected"}
    >
      {reason && (
        <p className="break-words whitespace-pre-line">
          <span className="font-semibold">Reason:</span> {reason}
        </p>
      )}
      {rows.length > 0 && <ChangeTable rows={rows} {...(by && { proposed: "Proposed" })} />}
      <p className="mt-2">
        What is published stays as it is. You can change it, or answer and propose the same again.
      </p>
      {rows.length > 0 &&
        (isAnswered ? (
          <ProposeAgain changeId={id} rows={rows} />
        ) : (
          <Button
            size="sm"
            variant="secondary"
            className="mt-3"
            onClick={() => setIsAnswered(true)}
          >
            Answer and propose again
          </Button>
        ))}
    </Notice>
  );
}

interface ChangeTableProps {
  rows: readonly { label: string; before: string | null; after: string | null }[];
  /** The heading of the proposed values. */
  proposed?: string;
}

/** Compares the published practice with a proposed change, row by row. */
function ChangeTable({ rows, proposed = "Your change" }: ChangeTableProps) {
  return (
    <table className="mt-3 w-full table-fixed text-left">
      <thead>
        <tr className="border-b border-line-strong/40">
          <th scope="col" className="w-1/4 py-1.5 pr-2 font-normal">
            Field
          </th>
          <th scope="col" className="py-1.5 pr-3 font-normal">
            Published now
          </th>
          <th scope="col" className="py-1.5 font-normal">
            {proposed}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, before, after }) => (
          <tr key={label} className="border-b border-line-strong/40 align-top last:border-0">
            <th scope="row" className="py-1.5 pr-2 font-semibold">
              {label}
            </th>
            <td className="py-1.5 pr-2 break-words whitespace-pre-line">{before || "Nothing"}</td>
            <td className="py-1.5 font-semibold break-words whitespace-pre-line">
              {after || "Nothing"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
