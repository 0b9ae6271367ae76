import { useState } from "react";
import { AfterAnswer } from "@/components/requests/after-answer";
import { AnswerForm } from "@/components/requests/answer-form";
import { RequestDetails } from "@/components/requests/request-details";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextLink } from "@/components/ui/text-link";
import type { CallOutcome, ReceivedRequest } from "@/hooks/requests/received-requests";
import { answerDraft } from "@/lib/browser/draft-names";
import { formatMoment } from "@/lib/format/dates";
import { mailtoHref } from "@/lib/format/web-addresses";
import { languageOf } from "@/lib/listings/language-lines";
import { loadAnswerDraft } from "@/lib/requests/answer-draft";
import {
  canAnswerAgain,
  endingOf,
  isOpenRequest,
  type RequestStatus,
  requestLabel,
} from "@/lib/requests/request-status";

const labels: Partial<Record<RequestStatus, string>> = {
  seen: "Seen",
  waiting: "Added to the waitlist",
  offered: "Spot offered",
  answered: "Answered",
  declined: "Declined",
  joined: "Marked as joined",
};

const calls: Record<CallOutcome, string> = {
  reached: "Called and reached",
  left_message: "Called and left a message",
  no_answer: "Called without an answer",
};

const describeStep = ({ status, call }: ReceivedRequest["steps"][number]) =>
  call ? calls[call] : status && labels[status];

/** Who in the practice handled a request, and when. The patient doesn't see this. */
function RequestSteps({ steps }: Pick<ReceivedRequest, "steps">) {
  if (steps.length === 0) return null;
  const inOrder = [...steps].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <ul className="mt-3 grid gap-1 text-sm text-ink-soft">
      {inOrder.map((step) => (
        <li key={step.id}>
          {describeStep(step)} by <bdi>{step.person?.full_name ?? "a member"}</bdi>,{" "}
          <time dateTime={step.at}>{formatMoment(step.at)}</time>
        </li>
      ))}
    </ul>
  );
}

/** Whether somebody at the practice speaks Spanish, by its listing. */
function describeSpanish({ languages, clinicians }: ReceivedRequest["listing"]): string {
  const lines = [...languages, ...clinicians.flatMap((clinician) => clinician.languages)];
  return lines.some((line) => languageOf(line) === "Spanish")
    ? "Your listing says someone there speaks it."
    : "Your listing doesn't say anyone there speaks it.";
}

interface AnswerDialogProps {
  /** The current request, or its last known version. */
  request: ReceivedRequest;
  /** Whether the request is no longer available. */
  isGone: boolean;
  /** The member who answers. */
  userId: string;
  onClose: () => void;
}

/** A received request with its answer form. */
export function AnswerDialog({ request, isGone, userId, onClose }: AnswerDialogProps) {
  const draft = answerDraft(request.id, userId);
  // An answer that is being typed stays visible, even if the request closes meanwhile.
  const [isWritten] = useState(
    () => isOpenRequest(request.status) || loadAnswerDraft(draft) !== "",
  );
  const [isAgain, setIsAgain] = useState(false);
  const isAnsweredAgain = isAgain && canAnswerAgain(request.status);
  const ending = isGone
    ? "This request is no longer available: it was withdrawn, or you no longer answer for this practice."
    : endingOf(request.status);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${requestLabel(request)}: ${request.name ?? "A member"}`}
      description={request.listing.practice_name}
    >
      {request.email && (
        <p className="break-words">
          Email: <TextLink to={mailtoHref(request.email)}>{request.email}</TextLink>
        </p>
      )}
      <RequestDetails request={request} languageNote={describeSpanish(request.listing)} />
      <RequestSteps steps={request.steps} />
      {request.reply && (
        <blockquote className="mt-3 border-l-2 border-line-strong pl-4 break-words whitespace-pre-line">
          {request.reply}
        </blockquote>
      )}
      {!isGone && <AfterAnswer request={request} />}
      {(isWritten || isAnsweredAgain) && (
        <AnswerForm
          request={request}
          ending={isAnsweredAgain && !isGone ? null : ending}
          isAgain={isAnsweredAgain}
          draft={draft}
          onDone={onClose}
        />
      )}
      {!isGone && !isAgain && canAnswerAgain(request.status) && (
        <Button variant="secondary" className="mt-5" onClick={() => setIsAgain(true)}>
          Answer again
        </Button>
      )}
    </Dialog>
  );
}
