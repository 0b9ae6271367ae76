import type { RefObject } from "react";
import { SignInDialog } from "@/components/account/sign-in-dialog";
import { BlockDialog } from "@/components/community/block-dialog";
import type { ContentAction, ContentSubject } from "@/components/community/content-subject";
import { ModerateDialog } from "@/components/community/moderate-dialog";
import { ReportContentDialog } from "@/components/community/report-community-dialogs";
import { VersionsDialog } from "@/components/community/versions-dialog";
import { t } from "@/lib/messages";

interface ContentDialogProps {
  action: ContentAction;
  subject: ContentSubject;
  userId: string | null;
  /** The element with the menu, which determines where focus goes if it is removed. */
  containerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The dialog of an action on a post or comment. */
export function ContentDialog({
  action,
  subject,
  userId,
  containerRef,
  onClose,
}: ContentDialogProps) {
  if (action === "versions") {
    return <VersionsDialog kind={subject.kind} id={subject.id} onClose={onClose} />;
  }
  if (!userId) {
    return (
      <SignInDialog
        title={
          subject.kind === "post"
            ? t`Please sign in to report posts`
            : t`Please sign in to report comments`
        }
        description={t`Only admins can see your report. Requiring an account keeps one person from reporting the same thing many times.`}
        onClose={onClose}
      />
    );
  }
  if (action === "report") {
    return <ReportContentDialog kind={subject.kind} id={subject.id} onClose={onClose} />;
  }
  if (action === "block") {
    const person = { id: subject.user_id, name: subject.author_name };
    return (
      <BlockDialog userId={userId} person={person} containerRef={containerRef} onClose={onClose} />
    );
  }
  return (
    <ModerateDialog
      action={action}
      subject={subject}
      containerRef={containerRef}
      onClose={onClose}
    />
  );
}
