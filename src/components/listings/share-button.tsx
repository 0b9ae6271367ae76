import { Share2 } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { shareLink } from "@/lib/browser/share";
import { toast } from "@/lib/toast";

interface ShareButtonProps extends Pick<ComponentProps<typeof Button>, "size"> {
  title: string;
  url: string;
  label?: ReactNode;
}

/** Shares the page with the device's share dialog, or copies its URL. */
export function ShareButton({ title, url, label = "Share", size }: ShareButtonProps) {
  async function share() {
    const outcome = await shareLink(title, url);
    if (outcome === "copied") {
      toast({ title: "Link copied", description: "You can paste it anywhere", tone: "success" });
    }
    if (outcome === "failed") {
      toast({ title: "Copy this link", description: url, tone: "info" });
    }
  }

  return (
    <Button variant="ghost" size={size} onClick={() => void share()}>
      <Share2 aria-hidden="true" />
      {label}
    </Button>
  );
}
