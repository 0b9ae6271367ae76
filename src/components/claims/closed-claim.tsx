import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import type { OwnClaim } from "@/hooks/claims/claims";
import { isClaimable, isPublic } from "@/lib/listings/listing-status";
import { paths } from "@/lib/paths";
import { reasonText } from "@/lib/reason-text";

const titles = {
  rejected: "Your claim was rejected",
  lapsed: "Your claim expired",
  revoked: "This listing is no longer yours",
};

type ClosedStatus = keyof typeof titles;

type ClosedClaimRow = OwnClaim & { status: ClosedStatus };

/** Whether a claim was rejected, revoked, or lapsed. */
export const isClosedClaim = (claim: OwnClaim): claim is ClosedClaimRow =>
  Object.hasOwn(titles, claim.status);

interface ClosedClaimProps {
  claim: ClosedClaimRow;
  /** Links to the listing, where it can be claimed again. */
  hasLink?: boolean;
}

/** Shows a claimant why their claim was closed and what to do next. */
export function ClosedClaim({ claim, hasLink = false }: ClosedClaimProps) {
  const name = claim.listing?.practice_name ?? "A listing";
  const reason =
    claim.status === "lapsed"
      ? "We didn't receive any evidence within 30 days."
      : reasonText(claim.reason ?? "");
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
          ? "You can claim the listing again and tell us who you are."
          : "If you can resolve this, claim the listing again, and answer in the message to our admins."}
      </p>
    );
  }
  if (claim.listing && isPublic(claim.listing)) {
    return (
      <p className="mt-1">
        Someone else now owns or has claimed this listing. If it's your practice, you can claim it
        on its page.
      </p>
    );
  }
  return (
    <p className="mt-1">
      The listing isn't in the directory right now. Questions?{" "}
      <TextLink to={paths.contact}>Contact us</TextLink>.
    </p>
  );
}
