import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button } from "@/components/ui/button";
import { useAnswerRequest } from "@/hooks/requests/received";
import { toast } from "@/lib/toast";

const answerSchema = z.object({
  reply: z
    .string()
    .trim()
    .refine((text) => Array.from(text).length <= 1000, "Please use at most 1,000 characters"),
});

interface AnswerFormProps {
  requestId: string;
  onDone: () => void;
}

/** Answers a request in words, or declines it with or without any. */
export function AnswerForm({ requestId, onDone }: AnswerFormProps) {
  const answer = useAnswerRequest();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(answerSchema),
    defaultValues: { reply: "" },
  });

  const settle = (status: "answered" | "declined") =>
    handleSubmit(async ({ reply }) => {
      if (status === "answered" && !reply) {
        setError("reply", { message: "Write your answer" }, { shouldFocus: true });
        return;
      }
      try {
        await answer.mutateAsync({ id: requestId, status, reply });
      } catch {
        // The form says so; what was typed stays.
        return;
      }
      toast({
        title: status === "answered" ? "Answer sent" : "Request declined",
        description: "The person sees it in their dashboard.",
        tone: "success",
      });
      onDone();
    });

  return (
    <Form onSubmit={settle("answered")} className="mt-6 grid gap-5">
      <TextareaField
        label="Your answer"
        rows={4}
        hint="Please leave out medical details. They belong in your own systems."
        error={formState.errors.reply}
        {...register("reply")}
      />
      <FormFailure error={answer.error} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" isBusy={answer.isPending} onClick={settle("declined")}>
          Decline
        </Button>
        <Button type="submit" isBusy={answer.isPending}>
          Send Answer
        </Button>
      </div>
    </Form>
  );
}
