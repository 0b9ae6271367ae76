import type { RefObject } from "react";
import { BlockDialog } from "@/components/account/block-dialog";
import { SignInDialog } from "@/components/account/sign-in-dialog";
import { ModerateDialog } from "@/components/admin/moderate-dialog";
import type { ContentAction, ContentSubject } from "@/components/posts/content-subject";
import { ReportContentDialog } from "@/components/posts/report-content-dialog";

interface WritingDialogProps {
  action: ContentAction;
  about: ContentSubject;
  userId: string | null;
  /** The element with the menu, which determines where focus goes if it is removed. */
  place: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The dialog of an action on a post or comment. */
export function ContentDialog({ action, about, userId, place, onClose }: WritingDialogProps) {
  if (!userId) {
    return (
      <SignInDialog
        request={`Please sign in to report ${about.kind}s`}
        explanation="Only our admins see your report. We ask you to sign in so that each person can report something only once."
        onClose={onClose}
      />
    );
  }
  if (action === "report") {
    return <ReportContentDialog kind={about.kind} id={about.id} onClose={onClose} />;
  }
  if (action === "block") {
    const person = { id: about.userId, name: about.authorName };
    return <BlockDialog userId={userId} person={person} place={place} onClose={onClose} />;
  }
  return <ModerateDialog action={action} about={about} place={place} onClose={onClose} />;
}
