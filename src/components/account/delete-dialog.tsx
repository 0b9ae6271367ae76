import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { z } from "zod";
import { Form } from "@/components/forms/form";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { useDeleteAccount } from "@/hooks/account/data";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";

const schemaFor = (email: string) =>
  z.object({
    confirmation: z.string().refine((text) => text.trim().toLowerCase() === email.toLowerCase(), {
      message: `Type ${email} to confirm`,
    }),
  });

interface DeleteDialogProps {
  userId: string;
  email: string;
}

/** Asks the person to type the account's address, so that no account is deleted by a slip. */
export function DeleteDialog({ userId, email }: DeleteDialogProps) {
  return (
    <Dialog
      title="Delete your account?"
      description="This cannot be undone."
      trigger={<Button variant="danger">Delete my account</Button>}
    >
      <DeleteForm userId={userId} email={email} />
    </Dialog>
  );
}

function DeleteForm({ userId, email }: DeleteDialogProps) {
  const navigate = useNavigate();
  const deleteAccount = useDeleteAccount(() => {
    toast({
      title: "Account deleted",
      description: "Your account and what belongs to it are gone.",
      tone: "success",
    });
    navigate(paths.home);
  });
  const form = useForm({
    resolver: zodResolver(schemaFor(email)),
    defaultValues: { confirmation: "" },
  });
  return (
    <Form onSubmit={form.handleSubmit(() => deleteAccount.mutate(userId))} className="grid gap-6">
      <TextField
        label={`Type ${email} to confirm`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={form.formState.errors.confirmation}
        {...form.register("confirmation")}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <DialogClose>
          <Button variant="ghost">Keep my account</Button>
        </DialogClose>
        <Button type="submit" variant="danger" isBusy={deleteAccount.isPending}>
          Delete for good
        </Button>
      </div>
    </Form>
  );
}
