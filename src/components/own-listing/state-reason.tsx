interface StateReasonProps {
  reason: string | null;
}

/** Why an administrator refused a listing or took it down, in their words; nothing without one. */
export function StateReason({ reason }: StateReasonProps) {
  if (reason === null) return null;
  return (
    <p className="mt-1 break-words whitespace-pre-line">
      <span className="font-semibold">Reason:</span> {reason}
    </p>
  );
}
