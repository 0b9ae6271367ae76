import { Bell, BellRing } from "lucide-react";
import { RequireAuthButton } from "@/components/account/require-auth-button";
import { t } from "@/lib/messages";

interface FollowToggleProps {
  variant: "secondary" | "ghost";
  isFollowed: boolean;
  isBusy: boolean;
  /** What can be followed, for visitors. */
  noun: "posts" | "members" | "topics";
  /** When a notification arrives, for visitors. */
  dialogDescription: string;
  onMember: (userId: string) => void;
}

/** Follows a post, a member, or a topic. */
export function FollowToggle({ isFollowed, noun, ...button }: FollowToggleProps) {
  const Icon = isFollowed ? BellRing : Bell;
  return (
    <RequireAuthButton
      size="sm"
      aria-pressed={isFollowed}
      className="print:hidden"
      dialogTitle={
        noun === "posts"
          ? t`Please sign in to follow posts`
          : noun === "topics"
            ? t`Please sign in to follow topics`
            : t`Please sign in to follow members`
      }
      icon={<Icon aria-hidden="true" />}
      {...button}
    >
      {isFollowed ? t`Following` : t`Follow`}
    </RequireAuthButton>
  );
}
