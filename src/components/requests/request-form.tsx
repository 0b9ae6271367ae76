import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { TextareaField } from "@/components/forms/textarea-field";
import { PlanField } from "@/components/requests/plan-field";
import { requestSchema, toRequestValues } from "@/components/requests/request-schema";
import { SignInToSend } from "@/components/requests/sign-in-to-send";
import { Button } from "@/components/ui/button";
import { useSendRequest } from "@/hooks/requests/own";
import { clearDraft, loadDraft, saveDraft } from "@/lib/drafts/draft";
import { requestDraft } from "@/lib/drafts/draft-names";
import type { RequestKind } from "@/lib/requests/request-state";
import { toast } from "@/lib/toast";

interface RequestFormProps {
  listingId: string;
  purpose: RequestKind;
  /** Null for a visitor, who must sign in to send it. */
  userId: string | null;
}

/** Requests a membership or an appointment. A draft is stored on the device until the request is sent. */
export function RequestForm({ listingId, purpose, userId }: RequestFormProps) {
  const send = useSendRequest();
  const [isSignInDue, setIsSignInDue] = useState(false);
  const draft = requestDraft(listingId, purpose, userId);
  const { register, handleSubmit, getValues, formState } = useForm({
    resolver: zodResolver(requestSchema),
    defaultValues: toRequestValues(loadDraft(draft)),
  });
  const { errors } = formState;

  const submit = handleSubmit(async (written) => {
    if (userId === null) {
      setIsSignInDue(true);
      return;
    }
    const { plan, preferred_times } = written;
    try {
      await send.mutateAsync({
        doctor_id: listingId,
        user_id: userId,
        kind: purpose,
        plan: plan || null,
        preferred_times: preferred_times || null,
      });
    } catch {
      // The form shows the error and keeps its values.
      return;
    }
    clearDraft(draft);
    toast({
      title: "Request sent!",
      description: "The practice's answer will appear in your dashboard.",
      tone: "success",
    });
  });

  return (
    <Form
      onChange={() => saveDraft(draft, getValues())}
      onSubmit={submit}
      submitsOnEnter={false}
      className="grid gap-5"
    >
      {purpose === "membership" ? (
        <PlanField listingId={listingId} error={errors.plan} registration={register("plan")} />
      ) : (
        <TextareaField
          label="Times that work for you"
          isOptional
          rows={3}
          placeholder="Weekday mornings, or Friday after 3 pm"
          error={errors.preferred_times}
          {...register("preferred_times")}
        />
      )}
      <div className="grid gap-2 text-sm text-ink-soft">
        <p className="font-semibold text-ink">Please don't include medical details.</p>
        <p>
          Your name and email address are shared only with this practice, so it can answer.
          {userId === null && " You need a free account to send it."}
        </p>
      </div>
      <FormFailure error={send.error} />
      {isSignInDue && <SignInToSend />}
      <div className="flex justify-end">
        <Button type="submit" isBusy={send.isPending}>
          Send request
        </Button>
      </div>
    </Form>
  );
}
