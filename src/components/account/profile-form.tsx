import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { PictureField } from "@/components/account/picture-field";
import { profileSchema, toChanges, toValues } from "@/components/account/profile-schema";
import { PublishedContactFields } from "@/components/account/published-contact-fields";
import { Form } from "@/components/forms/form";
import { TextField } from "@/components/forms/text-field";
import { TextareaField } from "@/components/forms/textarea-field";
import { UnsavedChangesGuard } from "@/components/forms/unsaved-changes-guard";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Trans } from "@/components/ui/messages";
import { findNameProblem } from "@/hooks/account/name-problem";
import { type Profile, useUpdateProfile } from "@/hooks/account/profile";
import { t } from "@/lib/messages";
import { toast } from "@/lib/toast";

/** Edits the member's own profile. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const save = useUpdateProfile(profile);
  const { register, handleSubmit, reset, setError, setValue, watch, formState } = useForm({
    resolver: zodResolver(profileSchema),
    // Validates on submit: a message that appears on blur would move the button away from the pointer.
    defaultValues: toValues(profile),
  });
  const { errors, isDirty } = formState;

  const submit = handleSubmit(async (values) => {
    const isNewName = values.full_name && values.full_name !== profile.full_name;
    const problem = isNewName ? await findNameProblem(values.full_name) : null;
    if (problem) {
      setError("full_name", { message: problem }, { shouldFocus: true });
      return;
    }
    await save.mutateAsync(toChanges(values));
    reset(values);
    toast({
      title: t`Profile updated`,
      description: t`Your changes have been saved`,
      tone: "success",
    });
  });

  return (
    <Card padding="lg" className="max-w-3xl">
      <UnsavedChangesGuard hasChanges={isDirty} />
      <h2 className="mb-6 text-2xl">
        <Trans>Edit Profile</Trans>
      </h2>
      <Form onSubmit={submit} className="grid gap-6">
        <AvatarField
          userId={profile.id}
          name={watch("full_name")}
          url={watch("avatar_url")}
          onChange={(url) => setValue("avatar_url", url, { shouldDirty: true })}
        />
        <TextField
          label={t`Full name`}
          autoComplete="name"
          dir="auto"
          error={errors.full_name}
          {...register("full_name")}
        />
        <TextareaField
          label={t`Bio`}
          rows={5}
          dir="auto"
          hint={t`Tell people a little about yourself. Up to 2,000 characters.`}
          error={errors.bio}
          {...register("bio")}
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            label={t`Location`}
            placeholder="Austin, TX"
            autoComplete="address-level2"
            error={errors.location}
            {...register("location")}
          />
          <TextField
            label={t`Website`}
            type="url"
            placeholder="https://example.com"
            autoComplete="url"
            error={errors.website}
            {...register("website")}
          />
        </div>
        <PublishedContactFields register={register} errors={errors} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" isBusy={save.isPending}>
            <Trans>Save Changes</Trans>
          </Button>
          {isDirty && (
            <p className="text-sm text-ink-soft">
              <Trans>You have unsaved changes.</Trans>
            </p>
          )}
        </div>
      </Form>
    </Card>
  );
}

interface AvatarFieldProps {
  userId: string;
  name: string;
  /** The URL of the picture; empty without one. */
  url: string;
  onChange: (url: string) => void;
}

/** The profile picture. */
function AvatarField({ userId, name, ...props }: AvatarFieldProps) {
  return (
    <PictureField
      bucket="avatars"
      folder={userId}
      preview={<Avatar name={name} src={props.url} size="xl" />}
      {...props}
    />
  );
}
