import { LogOut } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useLeave } from "@/hooks/session/sign-out";

/** Signs out of all devices, or only of this one. */
export function DevicesSection() {
  const everywhere = useLeave();
  const here = useLeave();
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        isBusy={everywhere.isLeaving}
        onClick={() => everywhere.leave("global")}
      >
        {!everywhere.isLeaving && <LogOut aria-hidden="true" />}
        Sign out of all devices
      </Button>
      <Button variant="ghost" isBusy={here.isLeaving} onClick={() => here.leave("local")}>
        Sign out here only
      </Button>
    </div>
  );
}
