import { EyeOff } from "lucide-react";
import { Notice } from "@/components/ui/notice";

/** Only the author and administrators still see what is hidden. */
export function HiddenNotice() {
  return (
    <Notice tone="attention" icon={<EyeOff aria-hidden="true" />} className="mt-4">
      Hidden by moderation: only its author and administrators see it
    </Notice>
  );
}
