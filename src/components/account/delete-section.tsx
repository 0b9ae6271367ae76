import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { z } from "zod";
import { useCaptcha } from "@/components/account/captcha";
import { Feedback } from "@/components/account/feedback";
import { LeavingChoice, leavingSchema } from "@/components/account/leaving-choice";
import { ProofFields } from "@/components/account/proof-fields";
import { proofMistake, proofShape, showMistake, toProof } from "@/components/account/proof-schema";
import { Form } from "@/components/forms/form";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { LoadFailure } from "@/components/ui/load-failure";
import { Trans } from "@/components/ui/messages";
import { LoadingSkeleton } from "@/components/ui/skeleton";
import { useDeleteAccount } from "@/hooks/account/account-data";
import { useSuspension } from "@/hooks/account/current-member";
import { usePractices } from "@/hooks/practice/own-practices";
import { toLeaving } from "@/lib/account/leaving";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";

const schemaFor = (email: string) =>
  z.object({
    ...proofShape,
    confirmation: z.string().refine((text) => text.trim().toLowerCase() === email.toLowerCase(), {
      message: t`Type ${email} to confirm`,
    }),
    choices: z.record(z.string(), leavingSchema).default({}),
  });

interface DeleteDialogProps {
  userId: string;
  email: string;
}

/** Requires the account's email, to prevent mistakes, and reauthentication, to prevent misuse. */
function DeleteDialog({ userId, email }: DeleteDialogProps) {
  return (
    <Dialog
      title={t`Delete your account?`}
      description={t`This can't be undone.`}
      trigger={
        <Button variant="danger">
          <Trans>Delete my account</Trans>
        </Button>
      }
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
      title: t`Account deleted`,
      description: t`Your account and its data have been deleted.`,
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
  const practices = usePractices(userId);
  const owned = practices.data?.filter(
    ({ permissions, ownership }) => permissions.includes("ownership") && ownership === "owned",
  );

  const submit = form.handleSubmit(({ confirmation: _typed, choices, ...proof }) =>
    deleteAccount.mutate(
      {
        userId,
        email,
        proof: toProof(proof),
        choices: Object.entries(choices).map(([id, choice]) => toLeaving(id, choice)),
      },
      {
        onError: (failure) => showMistake(proofMistake(failure), form.setError),
      },
    ),
  );
  return (
    <Form onSubmit={submit} className="grid gap-6">
      {practices.isPending && (
        <LoadingSkeleton label={t`Loading your practices...`} className="h-16" />
      )}
      {practices.isError && <LoadFailure query={practices} />}
      {owned?.map((practice) => (
        <LeavingChoice
          key={practice.doctor_id}
          practice={practice}
          error={errors.choices?.[practice.doctor_id]}
          {...form.register(`choices.${practice.doctor_id}`)}
        />
      ))}
      <TextField
        label={t`Type ${email} to confirm`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.confirmation}
        {...form.register("confirmation")}
      />
      <ProofFields email={email} errors={errors} register={form.register} captcha={captcha} />
      <Feedback error={error && proofMistake(error) ? null : error} />
      <div className="flex flex-wrap justify-end gap-3">
        <DialogClose>
          <Button variant="ghost">
            <Trans>Cancel</Trans>
          </Button>
        </DialogClose>
        <Button
          type="submit"
          variant="danger"
          isBusy={deleteAccount.isPending}
          disabled={!practices.data}
        >
          <Trans>Delete account</Trans>
        </Button>
      </div>
    </Form>
  );
}

/** Explains what is deleted and what is kept, with the button that deletes the account. */
export function DeleteSection({ userId, email }: { userId: string; email: string }) {
  const isSuspended = useSuspension() !== null;
  return (
    <div className="grid justify-items-start gap-5">
      <dl className="grid gap-4">
        <div>
          <dt className="font-semibold">
            <Trans>What we delete</Trans>
          </dt>
          <dd>
            <Trans>
              Your account, your profile and picture, your drafts of listings, and all your posts,
              stories, comments, likes, shares, claims, requests, saved practices, alerts,
              notifications, and blocks, plus your access to practices you work for.
            </Trans>
          </dd>
        </div>
        <div>
          <dt className="font-semibold">
            <Trans>What we keep</Trans>
          </dt>
          <dd>
            <Trans>
              Listings you added, claimed, or own stay in the directory, and corrections and reports
              stay on file, without any link to you.
            </Trans>
          </dd>
          {isSuspended && (
            <dd className="mt-2">
              <Trans>
                Your suspension also stays. Until it ends, we keep a code derived from your email.
                The email can't be read from the code, but a new account with the same email will be
                suspended.
              </Trans>
            </dd>
          )}
        </div>
      </dl>
      <DeleteDialog userId={userId} email={email} />
    </div>
  );
}
