import { LazyOwnAppeal } from "@/components/admin/lazy-own-appeal";
import { Trans } from "@/components/ui/messages";
import { textLanguage } from "@/lib/format/text-language";

interface StatusReasonProps {
  reason: string | null;
  /** The listing, where the person can appeal the decision. */
  appealOf?: string;
}

/** Why an admin rejected a listing or took it down, and the appeal; renders nothing without a reason. */
export function StatusReason({ reason, appealOf }: StatusReasonProps) {
  if (reason === null) return null;
  return (
    <>
      <p className="mt-1 break-words whitespace-pre-line">
        <Trans>
          <span className="font-semibold">Reason:</span>{" "}
          <span lang={textLanguage(reason)}>{reason}</span>
        </Trans>
      </p>
      {appealOf && <LazyOwnAppeal table="doctors" id={appealOf} />}
    </>
  );
}
