import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { type UseFormRegisterReturn, useForm } from "react-hook-form";
import { useLocation } from "react-router-dom";
import { z } from "zod";
import type { FieldError } from "@/components/forms/field";
import { atMost } from "@/components/forms/field-rules";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button, LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { usePlans } from "@/hooks/listings/plans";
import { useSendRequest } from "@/hooks/requests/own-requests";
import { clearDraft, loadDraft, saveDraft } from "@/lib/drafts/draft";
import { requestDraft } from "@/lib/drafts/draft-names";
import { plainLine } from "@/lib/format/plain-line";
import { paths } from "@/lib/paths";
import type { RequestKind } from "@/lib/requests/request-status";
import { practiceRequestsLimits } from "@/lib/supabase/column-limits";
import { toast } from "@/lib/toast";

/** A request as typed. An empty string means null. */
const requestSchema = z.object({
  plan: plainLine.refine(...atMost(practiceRequestsLimits.plan)),
  preferred_times: z
    .string()
    .trim()
    .refine(...atMost(practiceRequestsLimits.preferred_times)),
});

type RequestValues = z.infer<typeof requestSchema>;

const draftSchema = z.object({ plan: z.string().catch(""), preferred_times: z.string().catch("") });

/** Converts a stored draft to form values; unreadable values are empty. */
const toRequestValues = (draft: unknown): RequestValues =>
  draftSchema.catch({ plan: "", preferred_times: "" }).parse(draft);

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
      description: "The practice's answer will appear on your dashboard.",
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

/** A notice that a request needs an account, with links that return here. */
function SignInToSend() {
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  return (
    <Notice
      isAlert
      title="Please sign in to send your request"
      actions={
        <>
          <LinkButton to={paths.signIn(here)} size="sm">
            Sign In
          </LinkButton>
          <LinkButton to={paths.signUp("patient", here)} variant="secondary" size="sm">
            Create account
          </LinkButton>
        </>
      }
    >
      What you wrote is saved on this device. You'll see the practice's answer in your account.
    </Notice>
  );
}

interface PlanFieldProps {
  listingId: string;
  error: FieldError;
  registration: UseFormRegisterReturn;
}

/** The requested membership: one of the practice's plans, or free text. */
function PlanField({ listingId, error, registration }: PlanFieldProps) {
  const { data: plans, isPending } = usePlans(listingId);

  if (plans && plans.length > 0) {
    return (
      <SelectField label="Membership" isOptional error={error} {...registration}>
        <option value="">Not sure yet</option>
        {plans.map((plan) => (
          <option key={plan} value={plan}>
            {plan}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <TextField
      label="Membership"
      isOptional
      readOnly={isPending}
      placeholder="For two adults and a child"
      error={error}
      {...registration}
    />
  );
}
