import { EyeOff } from "lucide-react";
import { Notice } from "@/components/ui/notice";

interface HiddenNoticeProps {
  kind: "post" | "comment";
  content: { removed_at: string | null; hidden_reason: string | null };
}

/** Says what moderation did and why, to those who can still read it: the author and admins. */
export function HiddenNotice({ kind, content }: HiddenNoticeProps) {
  const isRemoved = content.removed_at !== null;
  return (
    <Notice
      tone="attention"
      icon={<EyeOff aria-hidden="true" />}
      title={isRemoved ? `An admin removed this ${kind}` : `This ${kind} is hidden for now`}
      className="mt-4"
    >
      {content.hidden_reason && <p className="break-words">{content.hidden_reason}</p>}
      <p>
        {isRemoved
          ? "Only its author and admins can read it. An edit by its author sends it back to review."
          : "Until then, only its author and admins can read it."}
      </p>
    </Notice>
  );
}
