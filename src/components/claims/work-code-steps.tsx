import { useState } from "react";
import { Feedback } from "@/components/account/feedback";
import { SectionLoading } from "@/components/profiles/section-states";
import { CodeForm } from "@/components/session/code-form";
import { ResendButton } from "@/components/session/resend-button";
import { Button } from "@/components/ui/button";
import { LoadFailure } from "@/components/ui/load-failure";
import { TextLink } from "@/components/ui/text-link";
import {
  useAskWorkCode,
  useProveWorkAddress,
  useWorkCode,
  type WorkCode,
} from "@/hooks/claims/work-address";
import { takeFocus } from "@/lib/browser/take-focus";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";

interface WorkCodeStepsProps {
  listingId: string;
  address: string;
  onProven: () => void;
}

/** Why there is no code to be entered, where one was asked for. */
const endings: Partial<Record<WorkCode["status"], string>> = {
  expired: "The code has expired: it was good for 30 minutes.",
  spent: "Five wrong codes were entered, so that this one is good for nothing any more.",
  undelivered:
    "The mail with the code did not go out in time, or came back. Check the address, and send another code.",
  refused: "Whoever reads mail at this address says that they did not make your claim.",
};

const introOf = (address: string) =>
  `We mail a code of six digits to ${address}. Entered here, it shows the administrators that you read mail there.`;

/** A code is asked for, mailed to the work address, and entered. */
export function WorkCodeSteps({ listingId, address, onProven }: WorkCodeStepsProps) {
  const [hasAsked, setHasAsked] = useState(false);
  const code = useWorkCode(listingId);
  const ask = useAskWorkCode(listingId);
  // Of its own, or the first code would count as one that was sent again.
  const askAgain = useAskWorkCode(listingId);
  const prove = useProveWorkAddress();

  if (code.isPending) return <SectionLoading label="Loading how far your proof is..." />;
  if (!code.data && code.isError) return <LoadFailure query={code} />;
  const isOut = code.data?.status === "waiting" || code.data?.status === "sent";

  if (code.data && isOut) {
    return (
      <>
        <p
          className="mt-2 mb-4 max-w-prose wrap-anywhere"
          {...(hasAsked && { tabIndex: -1, ref: takeFocus })}
        >
          A code is on its way to {address}. It is good for 30 minutes. Nothing came? Look among the
          junk mail, too.
        </p>
        <CodeForm
          label="Code"
          submitLabel="Prove Address"
          onSubmit={async (digits) => {
            await prove.mutateAsync({ listingId, code: digits });
            onProven();
            toast({ title: "Work address proven", tone: "success" });
          }}
        />
        <div className="mt-4">
          <ResendButton
            email={address}
            mutation={askAgain}
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
      <Feedback error={ask.error} />
      {code.data?.status === "refused" ? (
        <p className="max-w-prose">
          Give another address under Change Details below, or{" "}
          <TextLink to={paths.contact}>write to us</TextLink>.
        </p>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          isBusy={ask.isPending}
          onClick={() => ask.mutate(address, { onSuccess: () => setHasAsked(true) })}
        >
          {code.data ? "Send Another Code" : "Send Code"}
        </Button>
      )}
    </>
  );
}
