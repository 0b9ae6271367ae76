import { BellOff, BellRing } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Trans } from "@/components/ui/messages";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { useEndAlert } from "@/hooks/saved/alerts";

interface AlertStatusProps {
  id: string;
  /** The practice or place, to tell the button from others. */
  of: string;
  /** What the alert is for. */
  children: ReactNode;
}

/** Shows an active alert, with a button that turns it off. */
export function AlertStatus({ id, of, children }: AlertStatusProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <p role="status" className="flex items-start gap-2.5 py-2.5 text-sm text-ink">
        <BellRing aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
        <span className="min-w-0 break-words">{children}</span>
      </p>
      <EndAlertButton id={id} of={of} />
    </div>
  );
}

interface EndAlertButtonProps {
  id: string;
  /** The practice or place, to tell the button from others. */
  of: string;
}

/** Turns off an alert. */
export function EndAlertButton({ id, of }: EndAlertButtonProps) {
  const end = useEndAlert();
  return (
    <Button
      variant="ghost"
      size="sm"
      isBusy={end.isPending}
      icon={<BellOff aria-hidden="true" />}
      onClick={() => end.mutate(id)}
    >
      <Trans>
        Turn off alert<VisuallyHidden> about {of}</VisuallyHidden>
      </Trans>
    </Button>
  );
}
