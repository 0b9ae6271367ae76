import { AnswerForm } from "@/components/requests/answer-form";
import { RequestWish } from "@/components/requests/request-wish";
import { Dialog } from "@/components/ui/dialog";
import { TextLink } from "@/components/ui/text-link";
import type { ReceivedRequest } from "@/hooks/requests/received";
import { mailtoHref } from "@/lib/format/mailto";
import { isOpenRequest, requestLabel } from "@/lib/requests/request-state";

interface AnswerDialogProps {
  request: ReceivedRequest;
  onClose: () => void;
}

/** A request as the practice reads it, and the way to answer. */
export function AnswerDialog({ request, onClose }: AnswerDialogProps) {
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
      {request.reply && (
        <blockquote className="mt-3 border-l-2 border-line-strong pl-4 break-words whitespace-pre-line">
          {request.reply}
        </blockquote>
      )}
      {isOpenRequest(request.status) && <AnswerForm requestId={request.id} onDone={onClose} />}
    </Dialog>
  );
}
