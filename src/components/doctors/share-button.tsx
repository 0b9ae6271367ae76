import { Share2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { toast } from "@/lib/toast";

interface ShareButtonProps {
  title: string;
  url: string;
}

/** Hands the page to the device's own sharing or, where there is none, copies its address. */
export function ShareButton({ title, url }: ShareButtonProps) {
  async function share() {
    if ("share" in navigator) {
      try {
        await navigator.share({ title, url });
        return;
      } catch (error) {
        // The person closed the device's dialog.
        if (error instanceof DOMException && error.name === "AbortError") return;
      }
    }
    await copy(url);
  }

  return (
    <Button variant="ghost" onClick={() => void share()}>
      <Share2 aria-hidden="true" />
      Share
    </Button>
  );
}

async function copy(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: "Link copied", description: "Paste it where you like", tone: "success" });
  } catch {
    toast({ title: "Copy this link", description: url, tone: "info" });
  }
}
