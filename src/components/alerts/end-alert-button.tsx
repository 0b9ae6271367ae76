import { BellOff } from "lucide-react";
import { Button } from "@/components/ui/button";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { useEndAlert } from "@/hooks/alerts/change";

interface EndAlertButtonProps {
  id: string;
  /** The practice or place, to tell the button from others. */
  of: string;
}

/** Turns off an alert. */
export function EndAlertButton({ id, of }: EndAlertButtonProps) {
  const end = useEndAlert();
  return (
    <Button variant="ghost" size="sm" isBusy={end.isPending} onClick={() => end.mutate(id)}>
      {!end.isPending && <BellOff aria-hidden="true" />}
      Turn off alert
      <VisuallyHidden> about {of}</VisuallyHidden>
    </Button>
  );
}
