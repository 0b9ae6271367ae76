import { LogOut } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useLeave } from "@/hooks/session/sign-out";

/** Signs out of all devices, or only of this one. */
export function DevicesSection() {
  const allDevices = useLeave();
  const thisDevice = useLeave();
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        isBusy={allDevices.isLeaving}
        onClick={() => allDevices.leave("global")}
      >
        {!allDevices.isLeaving && <LogOut aria-hidden="true" />}
        Sign out of all devices
      </Button>
      <Button
        variant="ghost"
        isBusy={thisDevice.isLeaving}
        onClick={() => thisDevice.leave("local")}
      >
        Sign out of this device only
      </Button>
    </div>
  );
}
