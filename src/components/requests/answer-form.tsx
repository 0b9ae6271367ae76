import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { TextField } from "@/components/forms/text-field";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button } from "@/components/ui/button";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { CopyButton } from "@/components/ui/copy-button";
import { Notice } from "@/components/ui/notice";
import {
  useAddTemplate,
  useAnswerTemplates,
  useRemoveTemplate,
} from "@/hooks/requests/answer-templates";
import { type ReceivedRequest, useAnswerRequest } from "@/hooks/requests/received-requests";
import { clearDraft } from "@/lib/browser/draft";
import { loadAnswerDraft, saveAnswerDraft } from "@/lib/requests/answer-draft";
import {
  type AnswerTemplate,
  answerTemplates,
  withTemplate,
} from "@/lib/requests/answer-templates";
import { toast } from "@/lib/toast";

const answerSchema = z.object({
  reply: z
    .string()
    .trim()
    .refine((text) => Array.from(text).length <= 1000, "Use at most 1,000 characters"),
});

interface AnswerFormProps {
  request: Pick<ReceivedRequest, "id" | "doctor_id" | "kind" | "status">;
  /** Why the request can no longer be answered; null while it is open. */
  ending: string | null;
  /** Whether the answer replaces an earlier one. */
  isAgain: boolean;
  /** The name of the stored draft. */
  draft: string;
  onDone: () => void;
}

const privacyHint = "Please leave out medical details. They belong in your own systems.";

const doneTitles = {
  answered: "Answer sent",
  declined: "Request declined",
  waiting: "Added to your waitlist",
};

/** Answers a request, declines it with or without a message, or adds it to the waitlist. */
export function AnswerForm({ request, ending, isAgain, draft, onDone }: AnswerFormProps) {
  const answer = useAnswerRequest();
  const own = useAnswerTemplates(request.doctor_id).data ?? [];
  const templates = [
    ...own.map(({ id, name, body }) => ({ id, name, text: body })),
    ...answerTemplates(request.kind),
  ];
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
    setValue("reply", withTemplate(templates, getValues("reply"), template), {
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
      await answer.mutateAsync({ id: request.id, status, reply });
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
        <AnswerTemplatePicker templates={templates} onChoose={insertTemplate} />
      )}
      {(!isOver || text) && (
        <TextareaField
          label="Your answer"
          rows={4}
          hint={
            !isOver && (isAgain ? `It replaces your earlier answer. ${privacyHint}` : privacyHint)
          }
          readOnly={isOver}
          error={formState.errors.reply}
          {...register("reply")}
        />
      )}
      {!isOver && text.trim() && templates.every((known) => known.text !== text.trim()) && (
        <SaveTemplate practiceId={request.doctor_id} text={text.trim()} />
      )}
      {!isOver && <FormFailure error={answer.error} />}
      <div className="flex flex-wrap justify-end gap-3 empty:hidden">
        {!isOver && (
          <>
            {!isAgain && (
              <ConfirmButton
                label="Decline"
                title="Decline this request?"
                confirmLabel="Decline"
                isDangerous
                onConfirm={submitAs("declined")}
              >
                <p>{`We notify them right away, ${text.trim() ? "with your message" : "without a message"}.`}</p>
              </ConfirmButton>
            )}
            {!isAgain && request.kind === "membership" && request.status !== "waiting" && (
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
  templates: readonly AnswerTemplate[];
  onChoose: (text: string) => void;
}

/** Buttons that fill the answer with a template, and remove one that the practice wrote. */
function AnswerTemplatePicker({ templates, onChoose }: AnswerTemplatePickerProps) {
  const removal = useRemoveTemplate();
  const [isRemoving, setIsRemoving] = useState(false);
  const own = templates.flatMap(({ id, name }) => (id ? { id, name } : []));
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Start with a template</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {templates.map(({ id, name, text }) => (
          <Button key={id ?? name} variant="secondary" size="sm" onClick={() => onChoose(text)}>
            {name}
          </Button>
        ))}
        {own.length > 0 && (
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isRemoving}
            onClick={() => setIsRemoving(!isRemoving)}
          >
            {isRemoving ? "Done" : "Remove a template"}
          </Button>
        )}
      </div>
      {isRemoving && (
        <div className="mt-2 flex flex-wrap gap-2">
          {own.map(({ id, name }) => (
            <Button
              key={id}
              variant="ghost"
              size="sm"
              isBusy={removal.isPending && removal.variables === id}
              onClick={() => removal.mutate(id)}
            >
              Remove “{name}”
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** Saves the written answer as a template of the practice, under a name. */
function SaveTemplate({ practiceId, text }: { practiceId: string; text: string }) {
  const adding = useAddTemplate();
  const [name, setName] = useState<string | null>(null);

  async function save() {
    if (!name?.trim()) return;
    await adding.mutateAsync({
      id: crypto.randomUUID(),
      doctor_id: practiceId,
      name: name.trim(),
      body: text,
    });
    toast({ title: "Template saved", description: "Your team can use it, too.", tone: "success" });
  }

  if (name === null) {
    return (
      <p className="-mt-3 -ml-4">
        <Button variant="ghost" size="sm" onClick={() => setName("")}>
          Save as a template
        </Button>
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1">
        <TextField
          label="Name of the template"
          name="template"
          value={name}
          maxLength={40}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <Button variant="secondary" isBusy={adding.isPending} onClick={save}>
        Save template
      </Button>
      <FormFailure error={adding.error} />
    </div>
  );
}
