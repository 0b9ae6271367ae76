import { LazyOwnAppeal } from "@/components/appeals/lazy-own-appeal";

interface StateReasonProps {
  reason: string | null;
  /** The listing, where the person can appeal the decision. */
  appealOf?: string;
}

/** Why an admin refused a listing or took it down, in their words, and the appeal against that; nothing without a reason. */
export function StateReason({ reason, appealOf }: StateReasonProps) {
  if (reason === null) return null;
  return (
    <>
      <p className="mt-1 break-words whitespace-pre-line">
        <span className="font-semibold">Reason:</span> {reason}
      </p>
      {appealOf && <LazyOwnAppeal table="doctors" id={appealOf} />}
    </>
  );
}
