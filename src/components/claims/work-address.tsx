import { useState } from "react";
import { WorkCodeSteps } from "@/components/claims/work-code-steps";
import { Notice } from "@/components/ui/notice";
import type { OwnClaim } from "@/hooks/claims/own";
import { takeFocus } from "@/lib/browser/take-focus";
import { compareWorkDomain } from "@/lib/claims/work-domain";
import { formatDay } from "@/lib/format/dates";

interface WorkAddressProps {
  claim: OwnClaim;
  address: string;
  /** The rank of the title on its page. */
  headingLevel: 3 | 4;
}

/** The proof that a claimant reads mail at the work address they gave; or the way to it. */
export function WorkAddress({ claim, address, headingLevel }: WorkAddressProps) {
  const [wasOpen, setWasOpen] = useState(false);
  const Heading = headingLevel === 3 ? "h3" : "h4";
  const { work_email_proven_at: at, listing } = claim;
  const isOfWebsite = compareWorkDomain(address, listing?.website ?? null) === "match";

  if (at) {
    return (
      <div className="mt-5" {...(wasOpen && { tabIndex: -1, ref: takeFocus })}>
        <Notice tone="success">
          Work address proven on {formatDay(at)}.{isOfWebsite && " Its domain is the website's."}
        </Notice>
      </div>
    );
  }
  return (
    <section className="mt-5 border-t border-line pt-5">
      <Heading className="text-lg font-semibold">Prove your work address</Heading>
      <WorkCodeSteps
        // Another address begins anew.
        key={address}
        listingId={claim.doctor_id}
        address={address}
        onProven={() => setWasOpen(true)}
      />
    </section>
  );
}
