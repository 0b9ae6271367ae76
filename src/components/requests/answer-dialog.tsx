import { useState } from "react";
import { AnswerForm } from "@/components/requests/answer-form";
import { RequestSteps } from "@/components/requests/request-steps";
import { RequestWish } from "@/components/requests/request-wish";
import { Dialog } from "@/components/ui/dialog";
import { TextLink } from "@/components/ui/text-link";
import type { ReceivedRequest } from "@/hooks/requests/received";
import { loadAnswer } from "@/lib/drafts/answer-draft";
import { answerDraft } from "@/lib/drafts/draft-names";
import { mailtoHref } from "@/lib/format/mailto";
import { endingOf, isOpenRequest, requestLabel } from "@/lib/requests/request-state";

interface AnswerDialogProps {
  /** As it is now, or was when it was last there. */
  request: ReceivedRequest;
  /** Whether it is not there any more. */
  isGone: boolean;
  /** Who answers. */
  userId: string;
  onClose: () => void;
}

/** A request as the practice reads it, and the way to answer. */
export function AnswerDialog({ request, isGone, userId, onClose }: AnswerDialogProps) {
  const draft = answerDraft(request.id, userId);
  // What somebody writes stays, whatever becomes of the request meanwhile.
  const [isWritten] = useState(() => isOpenRequest(request.status) || loadAnswer(draft) !== "");
  const ending = isGone
    ? "This request is no longer available: it was withdrawn, or you no longer answer for this practice."
    : endingOf(request.status);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${requestLabel(request.kind)}: ${request.name ?? "A member"}`}
      description={request.listing.practice_name}
    >
      {request.email && (
        <p className="break-words">
          Email: <TextLink to={mailtoHref(request.email)}>{request.email}</TextLink>
        </p>
      )}
      <RequestWish request={request} />
      <RequestSteps steps={request.steps} />
      {request.reply && (
        <blockquote className="mt-3 border-l-2 border-line-strong pl-4 break-words whitespace-pre-line">
          {request.reply}
        </blockquote>
      )}
      {isWritten && <AnswerForm {...{ request, ending, draft }} onDone={onClose} />}
    </Dialog>
  );
}
