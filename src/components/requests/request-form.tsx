import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { TextareaField } from "@/components/forms/textarea-field";
import { PlanField } from "@/components/requests/plan-field";
import { emptyRequest, requestSchema } from "@/components/requests/request-schema";
import { Button } from "@/components/ui/button";
import { useSendRequest } from "@/hooks/doctors/own-requests";
import type { RequestKind } from "@/lib/request-state";
import { toast } from "@/lib/toast";

interface RequestFormProps {
  doctorId: string;
  purpose: RequestKind;
  userId: string;
}

/** Asks a practice for a membership or a visit. */
export function RequestForm({ doctorId, purpose, userId }: RequestFormProps) {
  const send = useSendRequest();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(requestSchema),
    defaultValues: emptyRequest,
  });
  const { errors } = formState;

  const submit = handleSubmit(async ({ plan, preferred_times }) => {
    try {
      await send.mutateAsync({
        doctor_id: doctorId,
        user_id: userId,
        kind: purpose,
        plan: plan || null,
        preferred_times: preferred_times || null,
      });
    } catch {
      // The form says so; what was typed stays.
      return;
    }
    toast({
      title: "Request sent!",
      description: "The practice's answer will appear in your dashboard.",
      tone: "success",
    });
  });

  return (
    <Form onSubmit={submit} className="grid gap-5">
      {purpose === "membership" ? (
        <PlanField doctorId={doctorId} error={errors.plan} registration={register("plan")} />
      ) : (
        <TextareaField
          label="Times that suit you"
          isOptional
          rows={3}
          placeholder="Weekday mornings, or Friday after 3 pm"
          error={errors.preferred_times}
          {...register("preferred_times")}
        />
      )}
      <div className="grid gap-2 text-sm text-ink-soft">
        <p className="font-semibold text-ink">Please do not include medical details.</p>
        <p>
          Your name and email address are shared only with this practice, so that it can answer.
        </p>
      </div>
      <FormFailure error={send.error} />
      <div className="flex justify-end">
        <Button type="submit" isBusy={send.isPending}>
          Send Request
        </Button>
      </div>
    </Form>
  );
}
