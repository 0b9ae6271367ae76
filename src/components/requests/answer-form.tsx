import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Notice } from "@/components/ui/notice";
import { type ReceivedRequest, useAnswerRequest } from "@/hooks/requests/received-requests";
import { clearDraft } from "@/lib/browser/draft";
import { loadAnswerDraft, saveAnswerDraft } from "@/lib/requests/answer-draft";
import { answerTemplates, withTemplate } from "@/lib/requests/answer-templates";
import type { RequestKind } from "@/lib/requests/request-status";
import { toast } from "@/lib/toast";

const answerSchema = z.object({
  reply: z
    .string()
    .trim()
    .refine((text) => Array.from(text).length <= 1000, "Use at most 1,000 characters"),
});

interface AnswerFormProps {
  request: Pick<ReceivedRequest, "id" | "kind" | "status">;
  /** Why the request can no longer be answered; null while it is open. */
  ending: string | null;
  /** The name of the stored draft. */
  draft: string;
  onDone: () => void;
}

const doneTitles = {
  answered: "Answer sent",
  declined: "Request declined",
  waiting: "Added to your waitlist",
};

/** Answers a request, declines it with or without a message, or adds it to the waitlist. */
export function AnswerForm({ request, ending, draft, onDone }: AnswerFormProps) {
  const answer = useAnswerRequest();
  const { register, handleSubmit, control, setError, setValue, getValues, setFocus, formState } =
    useForm({
      resolver: zodResolver(answerSchema),
      defaultValues: { reply: loadAnswerDraft(draft) },
    });
  const text = useWatch({ control, name: "reply" });
  const saveDraft = () => saveAnswerDraft(draft, getValues("reply"));
  // A request that this answer has just closed needs no explanation.
  const isOver = ending !== null && !answer.isPending && !answer.isSuccess;

  function insertTemplate(template: string) {
    setValue("reply", withTemplate(request.kind, getValues("reply"), template), {
      shouldDirty: true,
    });
    saveDraft();
    setFocus("reply");
  }

  function finish() {
    clearDraft(draft);
    onDone();
  }

  const submitAs = (status: keyof typeof doneTitles) =>
    handleSubmit(async ({ reply }) => {
      if (isOver) return;
      if (status === "answered" && !reply) {
        setError("reply", { message: "Write your answer" }, { shouldFocus: true });
        return;
      }
      try {
        await answer.mutateAsync({ id: request.id, status, reply });
      } catch {
        // The form shows the error and keeps its values.
        return;
      }
      toast({
        title: doneTitles[status],
        description: "They'll see it on their dashboard.",
        tone: "success",
      });
      finish();
    });

  return (
    <Form onChange={saveDraft} onSubmit={submitAs("answered")} className="mt-6 grid gap-5">
      {isOver ? (
        <Notice tone="attention" title={ending} isAlert>
          {text && "Your answer wasn't sent. It's below, so you can copy it."}
        </Notice>
      ) : (
        <AnswerTemplatePicker kind={request.kind} onChoose={insertTemplate} />
      )}
      {(!isOver || text) && (
        <TextareaField
          label="Your answer"
          rows={4}
          hint={!isOver && "Please leave out medical details. They belong in your own systems."}
          readOnly={isOver}
          error={formState.errors.reply}
          {...register("reply")}
        />
      )}
      {!isOver && <FormFailure error={answer.error} />}
      <div className="flex flex-wrap justify-end gap-3 empty:hidden">
        {!isOver && (
          <>
            <Button variant="ghost" isBusy={answer.isPending} onClick={submitAs("declined")}>
              Decline
            </Button>
            {request.kind === "membership" && request.status !== "waiting" && (
              <Button variant="secondary" isBusy={answer.isPending} onClick={submitAs("waiting")}>
                Add to waitlist
              </Button>
            )}
            <Button type="submit" isBusy={answer.isPending}>
              Send answer
            </Button>
          </>
        )}
        {isOver && text && (
          <>
            <Button variant="ghost" onClick={finish}>
              Discard text
            </Button>
            <CopyButton text={text} noun="text" description="It wasn't sent" variant="secondary">
              Copy text
            </CopyButton>
          </>
        )}
      </div>
    </Form>
  );
}

interface AnswerTemplatePickerProps {
  kind: RequestKind;
  onChoose: (text: string) => void;
}

/** Buttons that fill the answer with a template. */
function AnswerTemplatePicker({ kind, onChoose }: AnswerTemplatePickerProps) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Start with a template</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {answerTemplates(kind).map(({ name, text }) => (
          <Button key={name} variant="secondary" size="sm" onClick={() => onChoose(text)}>
            {name}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
