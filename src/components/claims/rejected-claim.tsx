import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import type { OwnClaim } from "@/hooks/doctors/own-claims";
import { isClaimable } from "@/lib/listing-state";
import { paths } from "@/lib/paths";

interface RejectedClaimProps {
  claim: OwnClaim;
  /** Leads to the listing, where it can be claimed again. */
  hasLink?: boolean;
}

/** Tells a claimant why the claim was not approved. */
export function RejectedClaim({ claim, hasLink = false }: RejectedClaimProps) {
  const name = claim.doctor?.practice_name ?? "this listing";
  return (
    <Notice tone="attention" title="Your claim was not approved">
      <p className="break-words">
        {hasLink && (
          <>
            <TextLink to={paths.doctor(claim.doctor_id)}>{name}</TextLink>:{" "}
          </>
        )}
        {claim.reason}
      </p>
      {claim.doctor && isClaimable(claim.doctor) && (
        <p className="mt-1">If you can clear this up, claim the listing again.</p>
      )}
    </Notice>
  );
}
