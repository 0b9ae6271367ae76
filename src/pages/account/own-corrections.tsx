import { CorrectionChange } from "@/components/listings/correction-change";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { LoadFailure } from "@/components/ui/load-failure";
import { Section } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { type OwnCorrection, useOwnCorrections } from "@/hooks/listings/corrections";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { reasonText } from "@/lib/reason-text";

const outcomes = {
  open: { label: t`Pending review`, tone: "attention" },
  accepted: { label: t`Approved`, tone: "positive" },
  declined: { label: t`Rejected`, tone: "neutral" },
} as const;

/** The member's corrections and their outcomes; renders nothing without any. */
export function OwnCorrections({ userId }: { userId: string }) {
  const corrections = useOwnCorrections(userId);

  if (corrections.isPending || corrections.data?.length === 0) return null;
  return (
    <Section title={t`Your corrections`}>
      {corrections.data ? (
        <ul className="grid gap-3">
          {corrections.data.map((correction) => (
            <li key={correction.id}>
              <CorrectionCard correction={correction} />
            </li>
          ))}
        </ul>
      ) : (
        <LoadFailure query={corrections} />
      )}
    </Section>
  );
}

function CorrectionCard({ correction }: { correction: OwnCorrection }) {
  const { label, tone } = outcomes[correction.status];
  return (
    <Card padding="none" className="px-5 py-4">
      <h3 className="text-lg break-words">
        {/* A listing that was taken down has no page. */}
        {correction.listing ? (
          <TextLink to={paths.listing(correction.doctor_id)}>
            {correction.listing.practice_name}
          </TextLink>
        ) : (
          t`A practice`
        )}
      </h3>
      <CorrectionChange correction={correction} />
      {correction.decision_note && (
        <p className="mt-2 break-words text-ink-soft">{reasonText(correction.decision_note)}</p>
      )}
      <p className="mt-3">
        <Badge tone={tone}>{label}</Badge>
      </p>
    </Card>
  );
}
