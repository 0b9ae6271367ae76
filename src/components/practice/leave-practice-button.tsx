import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { LeavingChoice, leavingSchema } from "@/components/account/leaving-choice";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import type { Practice } from "@/hooks/practice/own-practices";
import { useLeavePractice } from "@/hooks/practice/staff";
import { toLeaving } from "@/lib/account/leaving";
import { toast } from "@/lib/toast";

/** Lets the owner leave a practice: hand it over, close it, or leave it without an owner. */
export const LeavePracticeButton = ({ practice }: { practice: Practice }) => (
  <Dialog
    title={`Leave ${practice.practice_name}?`}
    description="You lose access right away. To close the practice on another day or to leave a text for its members, choose Close practice instead."
    trigger={
      <Button variant="ghost" size="sm">
        Leave practice
      </Button>
    }
  >
    <LeaveForm practice={practice} />
  </Dialog>
);

function LeaveForm({ practice }: { practice: Practice }) {
  const leave = useLeavePractice();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(z.object({ choice: leavingSchema })),
  });

  const submit = handleSubmit(async ({ choice }) => {
    await leave.mutateAsync(toLeaving(practice.doctor_id, choice));
    toast({ title: "You left this practice", tone: "success" });
  });

  return (
    <Form onSubmit={submit} className="grid gap-6">
      <LeavingChoice practice={practice} error={formState.errors.choice} {...register("choice")} />
      <FormFailure error={leave.error} />
      <div className="flex flex-wrap justify-end gap-3">
        <DialogClose>
          <Button variant="ghost">Cancel</Button>
        </DialogClose>
        <Button type="submit" variant="danger" isBusy={leave.isPending}>
          Leave
        </Button>
      </div>
    </Form>
  );
}
