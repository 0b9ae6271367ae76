import type { RefObject } from "react";
import { BlockDialog } from "@/components/blocks/block-dialog";
import { ModerateDialog } from "@/components/moderation/moderate-dialog";
import type { WritingAct } from "@/components/moderation/writing-entries";
import type { WritingSubject } from "@/components/posts/writing-menu";
import { ReportWritingDialog } from "@/components/reports/report-writing-dialog";
import { SignInDialog } from "@/components/session/sign-in-dialog";

interface WritingDialogProps {
  act: WritingAct;
  about: WritingSubject;
  userId: string | null;
  /** Where the menu stands, to find where the focus goes when that has left. */
  place: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** What is asked before something is done about a post or comment. */
export function WritingDialog({ act, about, userId, place, onClose }: WritingDialogProps) {
  if (!userId) {
    return (
      <SignInDialog
        request={`Please sign in to report ${about.kind}s`}
        explanation="Only administrators see what you report. Your account keeps one person from reporting the same thing many times."
        onClose={onClose}
      />
    );
  }
  if (act === "report") {
    return <ReportWritingDialog kind={about.kind} id={about.id} onClose={onClose} />;
  }
  if (act === "block") {
    const person = { id: about.userId, name: about.authorName };
    return <BlockDialog userId={userId} person={person} place={place} onClose={onClose} />;
  }
  return <ModerateDialog act={act} about={about} place={place} onClose={onClose} />;
}
