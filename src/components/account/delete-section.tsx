import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { z } from "zod";
import { useCaptcha } from "@/components/account/captcha";
import { Feedback } from "@/components/account/feedback";
import { ProofFields } from "@/components/account/proof-fields";
import { proofMistake, proofShape, showMistake, toProof } from "@/components/account/proof-schema";
import { Form } from "@/components/forms/form";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { LoadFailure } from "@/components/ui/load-failure";
import { Trans } from "@/components/ui/messages";
import { LoadingSkeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import {
  type DeletionEffect,
  useDeleteAccount,
  useDeletionEffects,
} from "@/hooks/account/account-data";
import { useSuspension } from "@/hooks/account/current-member";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";

const schemaFor = (email: string) =>
  z.object({
    ...proofShape,
    confirmation: z.string().refine((text) => text.trim().toLowerCase() === email.toLowerCase(), {
      message: t`Type ${email} to confirm`,
    }),
  });

/** What deleting the account does to the member's own practices and drafts; renders nothing without any. */
function DeletionEffects() {
  const effects = useDeletionEffects();
  if (effects.isPending)
    return <LoadingSkeleton label={t`Loading your practices...`} className="h-16" />;
  if (!effects.data) return <LoadFailure query={effects} />;
  if (effects.data.length === 0) return null;
  return (
    <section aria-labelledby="deletion-effects-title">
      <h3 id="deletion-effects-title" className="font-sans text-base font-semibold tracking-normal">
        <Trans>What happens to your practices</Trans>
      </h3>
      <ul className="mt-2 grid gap-4">
        {effects.data.map((effect) => (
          <li key={effect.doctor_id}>
            <p className="font-semibold wrap-anywhere">{effect.practice_name}</p>
            <DeletionEffectText effect={effect} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DeletionEffectText({ effect }: { effect: DeletionEffect }) {
  const { doctor_id, practice_name, is_draft, has_staff, manager_name } = effect;
  if (is_draft)
    return (
      <p>
        <Trans>This draft is deleted.</Trans>
      </p>
    );

  return (
    <>
      {manager_name ? (
        <p>
          <Trans>
            <bdi>{manager_name}</bdi> becomes the owner for 14 days, and we ask them to keep it. If
            they decline or don't answer, we ask the next manager. Without one, the listing has no
            owner, and its staff lose access.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>
            It has no manager who can take over, so the listing stays without an owner, and anyone
            can claim it.
          </Trans>{" "}
          {has_staff && (
            <>
              <Trans>Its staff lose access.</Trans>{" "}
            </>
          )}
          <Trans>
            To hand it over, invite a manager, and transfer the ownership to them once they have
            accepted.
          </Trans>
        </p>
      )}
      <TextLink to={paths.practicePeople(doctor_id)} className="mt-1 inline-block">
        {manager_name ? (
          <Trans>
            Transfer ownership first<VisuallyHidden> for {practice_name}</VisuallyHidden>
          </Trans>
        ) : (
          <Trans>
            Invite a manager first<VisuallyHidden> for {practice_name}</VisuallyHidden>
          </Trans>
        )}
      </TextLink>
    </>
  );
}

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

  const submit = form.handleSubmit(({ confirmation: _typed, ...proof }) =>
    deleteAccount.mutate(
      { userId, email, proof: toProof(proof) },
      {
        onError: (failure) => showMistake(proofMistake(failure), form.setError),
      },
    ),
  );
  return (
    <Form onSubmit={submit} className="grid gap-6">
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
        <Button type="submit" variant="danger" isBusy={deleteAccount.isPending}>
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
              Your account, your profile and picture, and all your posts, stories, comments, likes,
              shares, claims, requests, saved practices, alerts, notifications, and blocks, plus
              your access to practices you work for.
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
      <DeletionEffects />
      <DeleteDialog userId={userId} email={email} />
    </div>
  );
}
