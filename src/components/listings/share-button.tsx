import { Share2 } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { shareLink } from "@/lib/browser/share-link";
import { toast } from "@/lib/toast";

interface ShareButtonProps extends Pick<ComponentProps<typeof Button>, "size"> {
  title: string;
  url: string;
  label?: ReactNode;
}

/** Hands the page to the device's own sharing or, where there is none, copies its address. */
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
