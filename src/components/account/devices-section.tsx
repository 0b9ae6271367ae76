import { LogOut } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useLeave } from "@/hooks/session/leave";

/** Ends the sessions of all devices, this one's included. */
export function DevicesSection() {
  const { leave, isLeaving } = useLeave();
  return (
    <Button variant="secondary" isBusy={isLeaving} onClick={() => leave("global")}>
      {!isLeaving && <LogOut aria-hidden="true" />}
      Sign out of all devices
    </Button>
  );
}
