import { type ReactNode, useState } from "react";
import { useLocation } from "react-router-dom";
import { ActiveOnly } from "@/components/community/active-only";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { useSession } from "@/hooks/account/session-store";
import { loadDraft } from "@/lib/browser/draft";
import { joinClasses } from "@/lib/join-classes";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

interface MembersOnlyProps {
  invitation: string;
  explanation: string;
  /** The name of the member's stored draft. */
  draftOf: (userId: string) => string;
  children: (userId: string) => ReactNode;
}

/** A form for members, or an invitation to sign in, which mentions the draft of a member whose session ended. */
export function MembersOnly({ invitation, explanation, draftOf, children }: MembersOnlyProps) {
  const session = useSession();
  const userId = session.status === "signed-in" ? session.session.user.id : null;
  const [writer, setWriter] = useState(userId);
  if (userId && userId !== writer) setWriter(userId);

  if (userId) return <ActiveOnly>{children(userId)}</ActiveOnly>;
  const hasText = writer !== null && loadDraft(draftOf(writer)) !== null;
  if (hasText) {
    return (
      <Invitation title={t`You're signed out`} hasAccount>
        {t`Your draft is saved on this device. Sign in to keep writing.`}
      </Invitation>
    );
  }
  if (session.status === "loading") return <Skeleton className="h-18 rounded-xl" />;
  return (
    <div className="has-session:invisible has-session:h-18">
      <Invitation title={invitation}>{explanation}</Invitation>
    </div>
  );
}

interface InvitationProps {
  title: string;
  hasAccount?: boolean;
  children: ReactNode;
}

function Invitation({ title, hasAccount = false, children }: InvitationProps) {
  const { pathname } = useLocation();
  return (
    <Card
      tone="sage"
      padding="none"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-3"
    >
      <div role="status" className="min-w-0 max-w-prose">
        <p className="font-semibold">{title}</p>
        <p className={joinClasses("text-sm text-ink-soft", !hasAccount && "max-sm:hidden")}>
          {children}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton
          to={paths.signIn(pathname)}
          size="sm"
          variant={hasAccount ? "primary" : "secondary"}
        >
          {t`Sign In`}
        </LinkButton>
        {!hasAccount && (
          <LinkButton to={paths.signUp("patient", pathname)} size="sm">
            {t`Create account`}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
