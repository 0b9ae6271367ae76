import { Share2 } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { shareLink } from "@/lib/browser/share";
import { t } from "@/lib/messages";
import { toast } from "@/lib/toast";

interface ShareButtonProps extends Pick<ComponentProps<typeof Button>, "size"> {
  title: string;
  url: string;
  label?: ReactNode;
}

/** Shares the page with the device's share dialog, or copies its URL. */
export function ShareButton({ title, url, label = t`Share`, size }: ShareButtonProps) {
  async function share() {
    const outcome = await shareLink(title, url);
    if (outcome === "copied") {
      toast({ title: t`Link copied`, description: t`You can paste it anywhere`, tone: "success" });
    }
    if (outcome === "failed") {
      toast({ title: t`Copy this link`, description: url, tone: "info" });
    }
  }

  return (
    <Button variant="ghost" size={size} onClick={() => void share()}>
      <Share2 aria-hidden="true" />
      {label}
    </Button>
  );
}
