import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { useAccount } from "@/components/account/account-context";
import { useCaptcha } from "@/components/account/captcha";
import { ProofFields } from "@/components/account/proof-fields";
import { proofFieldError, proofShape, toProof } from "@/components/account/proof-schema";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { type MemberRecord, useMakeAdmin } from "@/hooks/admin/members";
import { reportsLimits } from "@/lib/supabase/column-limits";
import { toast } from "@/lib/toast";

const schema = z.object({ ...proofShape, reason: z.string().trim().min(1, "Enter a reason") });

interface MakeAdminDialogProps {
  member: MemberRecord;
  /** Called with whether the member is now an admin. */
  onClose: (isDone: boolean) => void;
}

/** Makes a member an admin, with a reason and reauthentication. */
export function MakeAdminDialog({ member, onClose }: MakeAdminDialogProps) {
  const { email } = useAccount();
  const captcha = useCaptcha();
  const makeAdmin = useMakeAdmin(captcha.take);
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { reason: "" },
    shouldUnregister: true,
  });
  const { errors } = form.formState;
  const { error } = makeAdmin;
  const name = member.full_name ?? "this member";

  const submit = form.handleSubmit(({ reason, ...proof }) =>
    makeAdmin.mutate(
      { id: member.id, reason, email, proof: toProof(proof) },
      {
        onSuccess: () => {
          toast({ title: `${name} is now an admin.`, tone: "success" });
          onClose(true);
        },
        onError: (failure) => {
          const mistake = proofFieldError(failure);
          if (mistake) {
            form.setError(mistake.field, { message: mistake.message }, { shouldFocus: true });
          }
        },
      },
    ),
  );

  return (
    <Dialog
      open
      onOpenChange={() => onClose(false)}
      title={`Make ${name} an admin?`}
      description="Admins review every listing, see the email of every account, suspend members, and add or remove other admins."
    >
      <Form onSubmit={submit} className="grid gap-5">
        <TextareaField
          label="Reason"
          hint="It's saved in the decision log and emailed to all admins."
          rows={3}
          maxLength={reportsLimits.resolution[1]}
          error={errors.reason}
          {...form.register("reason")}
        />
        <ProofFields email={email} errors={errors} register={form.register} captcha={captcha} />
        <FormFailure error={error && proofFieldError(error) ? null : error} />
        <div className="flex flex-wrap justify-end gap-3">
          <DialogClose>
            <Button variant="ghost">Cancel</Button>
          </DialogClose>
          <Button type="submit" isBusy={makeAdmin.isPending}>
            Make admin
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
