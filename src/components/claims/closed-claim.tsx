import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import type { OwnClaim } from "@/hooks/claims/own";
import { isClaimable, isPublic } from "@/lib/listings/listing-state";
import { paths } from "@/lib/paths";

const titles = {
  rejected: "Your claim was not approved",
  lapsed: "Your claim lapsed",
  revoked: "This listing is no longer yours",
};

type ClosedStatus = keyof typeof titles;

type ClosedClaimRow = OwnClaim & { status: ClosedStatus };

/** Whether a claim ended otherwise than its claimant wanted. */
export const isClosedClaim = (claim: OwnClaim): claim is ClosedClaimRow =>
  Object.hasOwn(titles, claim.status);

interface ClosedClaimProps {
  claim: ClosedClaimRow;
  /** Leads to the listing, where it can be claimed again. */
  hasLink?: boolean;
}

/** Tells a claimant why a claim came to nothing, and what can be done. */
export function ClosedClaim({ claim, hasLink = false }: ClosedClaimProps) {
  const name = claim.listing?.practice_name ?? "A listing";
  const reason =
    claim.status === "lapsed" ? "There was no evidence for 30 days." : (claim.reason ?? "");
  return (
    <Notice tone="attention" title={titles[claim.status]}>
      <p className="break-words">
        {hasLink && (
          <>
            {claim.listing ? <TextLink to={paths.listing(claim.doctor_id)}>{name}</TextLink> : name}
            :{" "}
          </>
        )}
        {reason}
      </p>
      <NextStep claim={claim} />
    </Notice>
  );
}

function NextStep({ claim }: { claim: OwnClaim }) {
  if (claim.listing && isClaimable(claim.listing)) {
    return (
      <p className="mt-1">
        {claim.status === "lapsed"
          ? "Claim the listing again, and tell us who you are."
          : "If you can clear this up, claim the listing again."}
      </p>
    );
  }
  if (claim.listing && isPublic(claim.listing)) {
    return (
      <p className="mt-1">
        Somebody else has or claims the listing now. If it is your practice, say so on its page.
      </p>
    );
  }
  return (
    <p className="mt-1">
      The listing is not in the directory now. Questions?{" "}
      <TextLink to={paths.contact}>Write to us</TextLink>.
    </p>
  );
}
