import { useState } from "react";
import { WorkCodeSteps } from "@/components/claims/work-code-steps";
import { lazyPart } from "@/components/ui/lazy-part";
import type { OwnClaim } from "@/hooks/claims/own";
import { takeFocus } from "@/lib/browser/take-focus";

// Loads the public suffix list, which only a verified address needs.
const ProvenAddress = lazyPart(
  async () => (await import("@/components/claims/proven-address")).ProvenAddress,
);

interface WorkAddressProps {
  claim: OwnClaim;
  address: string;
  /** The heading level of the title. */
  headingLevel: 3 | 4;
}

/** A claimant's verified work email, or the steps to verify it. */
export function WorkAddress({ claim, address, headingLevel }: WorkAddressProps) {
  const [wasOpen, setWasOpen] = useState(false);
  const Heading = headingLevel === 3 ? "h3" : "h4";
  const { work_email_proven_at: at, listing } = claim;

  if (at) {
    return (
      <div className="mt-5" {...(wasOpen && { tabIndex: -1, ref: takeFocus })}>
        <ProvenAddress address={address} website={listing?.website ?? null} provenAt={at} />
      </div>
    );
  }
  return (
    <section className="mt-5 border-t border-line pt-5">
      <Heading className="text-lg font-semibold">Verify your work email</Heading>
      <WorkCodeSteps
        // Starts over when the address changes.
        key={address}
        listingId={claim.doctor_id}
        address={address}
        onProven={() => setWasOpen(true)}
      />
    </section>
  );
}
