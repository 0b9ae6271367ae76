import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { useAccount } from "@/components/account/account-context";
import { useCaptcha } from "@/components/account/captcha";
import { ProofFields } from "@/components/account/proof-fields";
import { proofMistake, proofShape, showMistake, toProof } from "@/components/account/proof-schema";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { type MemberRecord, useSetAdminRole } from "@/hooks/admin/members";
import { reportsLimits } from "@/lib/supabase/column-limits";
import { toast } from "@/lib/toast";

const schema = z.object({ ...proofShape, reason: z.string().trim().min(1, "Enter a reason") });

interface AdminRoleDialogProps {
  member: MemberRecord;
  isGranted: boolean;
  /** Called with whether the role was changed. */
  onClose: (isDone: boolean) => void;
}

/** Makes a member an admin or removes the role, with a reason and reauthentication. */
export function AdminRoleDialog({ member, isGranted, onClose }: AdminRoleDialogProps) {
  const { id, email } = useAccount();
  const captcha = useCaptcha();
  const setAdminRole = useSetAdminRole(captcha.take);
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { reason: "" },
    shouldUnregister: true,
  });
  const { errors } = form.formState;
  const { error } = setAdminRole;
  const name = member.full_name ?? "this member";
  const copy = isGranted ? grantCopy(name) : revokeCopy(name, member.id === id);

  const submit = form.handleSubmit(({ reason, ...proof }) =>
    setAdminRole.mutate(
      { id: member.id, isGranted, reason, email, proof: toProof(proof) },
      {
        onSuccess: () => {
          toast({ title: copy.done, tone: "success" });
          onClose(true);
        },
        onError: (failure) => showMistake(proofMistake(failure), form.setError),
      },
    ),
  );

  return (
    <Dialog
      open
      onOpenChange={() => onClose(false)}
      title={copy.title}
      description={copy.description}
    >
      <Form onSubmit={submit} className="grid gap-5">
        <TextareaField
          label="Reason"
          hint={copy.reasonHint}
          rows={3}
          maxLength={reportsLimits.resolution[1]}
          error={errors.reason}
          {...form.register("reason")}
        />
        <ProofFields email={email} errors={errors} register={form.register} captcha={captcha} />
        <FormFailure error={error && proofMistake(error) ? null : error} />
        <div className="flex flex-wrap justify-end gap-3">
          <DialogClose>
            <Button variant="ghost">Cancel</Button>
          </DialogClose>
          <Button
            type="submit"
            variant={isGranted ? "primary" : "danger"}
            isBusy={setAdminRole.isPending}
          >
            {copy.button}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

const grantCopy = (name: string) => ({
  title: `Make ${name} an admin?`,
  description:
    "Admins review every listing, see the email of every account, suspend members, and add or remove other admins.",
  reasonHint: "It's saved in the decision log and emailed to all admins.",
  button: "Make admin",
  done: `${name} is now an admin.`,
});

const revokeCopy = (name: string, isSelf: boolean) => ({
  title: isSelf ? "Remove your own admin role?" : `Remove the admin role of ${name}?`,
  description: isSelf
    ? "You'll lose access to the admin pages. Another admin can add you again."
    : `${name} will lose access to the admin pages. Their past decisions stay in effect.`,
  reasonHint: "It's saved in the decision log.",
  button: "Remove admin role",
  done: `${name} is no longer an admin.`,
});
