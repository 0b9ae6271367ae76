import { Card } from "@/components/ui/card";
import { lazyPart } from "@/components/ui/lazy-part";
import type { OwnClaim } from "@/hooks/claims/claims";

const WorkAddress = lazyPart(
  async () => (await import("@/components/claims/work-email")).WorkAddress,
);

/** Whether the person owns the listing through this claim, but hasn't verified the work email. */
export const isUnproven = (claim: OwnClaim, userId: string): boolean =>
  claim.status === "approved" &&
  claim.listing?.user_id === userId &&
  claim.work_email !== null &&
  claim.work_email_proven_at === null;

/** An approved claim whose work email isn't verified yet, with the steps to verify it. */
export function ApprovedClaim({ claim }: { claim: OwnClaim }) {
  return (
    <Card>
      <h3 className="text-xl break-words">
        {claim.listing?.practice_name ?? "Your practice"} is yours
      </h3>
      <p className="mt-2 max-w-prose">
        Your claim was approved. If you verify a work email at your website's domain, the listing
        shows it under “How we know”, with the date.
      </p>
      {claim.work_email && (
        <WorkAddress claim={claim} address={claim.work_email} headingLevel={4} />
      )}
    </Card>
  );
}
