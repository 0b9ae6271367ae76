import { useState } from "react";
import { CodeForm } from "@/components/account/code-form";
import { Feedback } from "@/components/account/feedback";
import { ResendButton } from "@/components/account/resend-button";
import { ProvenAddress } from "@/components/claims/proven-address";
import { Button } from "@/components/ui/button";
import { LoadFailure } from "@/components/ui/load-failure";
import { SectionLoading } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import type { OwnClaim } from "@/hooks/claims/claims";
import {
  useProveWorkAddress,
  useSendWorkCode,
  useWorkCode,
  type WorkCode,
} from "@/hooks/claims/work-email-code";
import { focusOnMount } from "@/lib/browser/focus";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";

interface WorkCodeStepsProps {
  listingId: string;
  address: string;
  onProven: () => void;
}

/** Why a requested code can't be entered, by status. */
const endings: Partial<Record<WorkCode["status"], string>> = {
  expired: "The code has expired. Codes are valid for 30 minutes.",
  locked: "This code no longer works because a wrong code was entered five times.",
  undelivered:
    "The email with your code was delayed or bounced. Check the address, and send another code.",
  refused: "The person who reads email at this address said they didn't make this claim.",
};

const introOf = (address: string) =>
  `We'll email a six-digit code to ${address}. Entering it here shows admins that you can read email there.`;

/** Emails a code to the work address and checks it. */
function WorkCodeSteps({ listingId, address, onProven }: WorkCodeStepsProps) {
  const [hasSent, setHasSent] = useState(false);
  const code = useWorkCode(listingId);
  const send = useSendWorkCode(listingId);
  // A mutation of its own, so that the first code doesn't count as a resend.
  const resend = useSendWorkCode(listingId);
  const prove = useProveWorkAddress();

  if (code.isPending) return <SectionLoading label="Loading verification status..." />;
  if (!code.data && code.isError) return <LoadFailure query={code} />;
  const isSent = code.data?.status === "waiting" || code.data?.status === "sent";

  if (code.data && isSent) {
    return (
      <>
        <CodeForm
          label="Code"
          submitLabel="Verify email"
          hint={`It's on its way to ${address} and valid for 30 minutes. Nothing there? Check your spam folder.`}
          isFocused={hasSent}
          onSubmit={async (digits) => {
            await prove.mutateAsync({ listingId, code: digits });
            onProven();
            toast({ title: "Work email verified", tone: "success" });
          }}
        />
        <div className="mt-4">
          <ResendButton
            email={address}
            mutation={resend}
            initialWait={code.data.wait}
            label="Send another code"
          />
        </div>
      </>
    );
  }
  return (
    <>
      <p className="mt-2 mb-4 max-w-prose wrap-anywhere">
        {(code.data && endings[code.data.status]) ?? introOf(address)}
      </p>
      <Feedback error={send.error} />
      {code.data?.status === "refused" ? (
        <p className="max-w-prose">
          Enter another address under Change details below, or{" "}
          <TextLink to={paths.contact}>contact us</TextLink>.
        </p>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          isBusy={send.isPending}
          onClick={() => send.mutate(address, { onSuccess: () => setHasSent(true) })}
        >
          {code.data ? "Send another code" : "Send code"}
        </Button>
      )}
    </>
  );
}

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
  const { work_email_proven_at: at } = claim;

  if (at) {
    return (
      <div className="mt-5" {...(wasOpen && { tabIndex: -1, ref: focusOnMount })}>
        <ProvenAddress address={address} comparison={claim.compare_work_email} provenAt={at} />
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
