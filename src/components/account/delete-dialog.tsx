import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { z } from "zod";
import { Feedback } from "@/components/account/feedback";
import { ProofFields } from "@/components/account/proof-fields";
import { proofFieldError, proofShape, toProof } from "@/components/account/proof-schema";
import { Form } from "@/components/forms/form";
import { TextField } from "@/components/forms/text-field";
import { useCaptcha } from "@/components/session/captcha";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { useDeleteAccount } from "@/hooks/account/data";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";

const schemaFor = (email: string) =>
  z.object({
    ...proofShape,
    confirmation: z.string().refine((text) => text.trim().toLowerCase() === email.toLowerCase(), {
      message: `Type ${email} to confirm`,
    }),
  });

interface DeleteDialogProps {
  userId: string;
  email: string;
}

/** Requires the account's email, to prevent mistakes, and reauthentication, to prevent misuse. */
export function DeleteDialog({ userId, email }: DeleteDialogProps) {
  return (
    <Dialog
      title="Delete your account?"
      description="This can't be undone."
      trigger={<Button variant="danger">Delete my account</Button>}
    >
      <DeleteForm userId={userId} email={email} />
    </Dialog>
  );
}

function DeleteForm({ userId, email }: DeleteDialogProps) {
  const navigate = useNavigate();
  const captcha = useCaptcha();
  const deleteAccount = useDeleteAccount(captcha.take, () => {
    toast({
      title: "Account deleted",
      description: "Your account and its data have been deleted.",
      tone: "success",
    });
    navigate(paths.home);
  });
  const form = useForm({
    resolver: zodResolver(schemaFor(email)),
    defaultValues: { confirmation: "" },
    shouldUnregister: true,
  });
  const { errors } = form.formState;
  const { error } = deleteAccount;

  const submit = form.handleSubmit(({ confirmation: _typed, ...proof }) =>
    deleteAccount.mutate(
      { userId, email, proof: toProof(proof) },
      {
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
    <Form onSubmit={submit} className="grid gap-6">
      <TextField
        label={`Type ${email} to confirm`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.confirmation}
        {...form.register("confirmation")}
      />
      <ProofFields email={email} errors={errors} register={form.register} captcha={captcha} />
      <Feedback error={error && proofFieldError(error) ? null : error} />
      <div className="flex flex-wrap justify-end gap-3">
        <DialogClose>
          <Button variant="ghost">Cancel</Button>
        </DialogClose>
        <Button type="submit" variant="danger" isBusy={deleteAccount.isPending}>
          Delete account
        </Button>
      </div>
    </Form>
  );
}
