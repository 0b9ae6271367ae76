import { zodResolver } from "@hookform/resolvers/zod";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { Feedback } from "@/components/account/feedback";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { Form } from "@/components/forms/form";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { InEnglish } from "@/components/ui/in-english";
import { LoadFailure } from "@/components/ui/load-failure";
import { Trans } from "@/components/ui/messages";
import { Notice } from "@/components/ui/notice";
import { LoadingSkeleton } from "@/components/ui/skeleton";
import { useIsAdmin } from "@/hooks/account/current-member";
import {
  type EmailPreferenceChanges,
  type EmailPreferences,
  useDigestSample,
  useEmailPreferences,
  useResumeEmails,
  useSaveEmailPreferences,
} from "@/hooks/notifications/email-preferences";
import { moveFocusOnRemoval } from "@/lib/browser/focus";
import { t } from "@/lib/messages";
import {
  adminTopics,
  type EmailTopic,
  memberTopics,
  topicLabels,
} from "@/lib/notifications/email-topics";
import { Constants } from "@/lib/supabase/database.types";
import { toast } from "@/lib/toast";

const topics = Constants.public.Enums.email_topic;
const perTopic = z.record(z.enum(topics), z.boolean());

const emailSettingsSchema = z
  .object({
    emailed: perTopic,
    zip: z.string().trim(),
    language: z.string(),
  })
  .refine(({ emailed, zip }) => !emailed.digest || /^\d{5}$/.test(zip), {
    path: ["zip"],
    message: t`Enter a 5-digit ZIP code`,
  });

type EmailSettingsValues = z.infer<typeof emailSettingsSchema>;

const isEnabled = (disabled: readonly EmailTopic[]) => ({
  requests: !disabled.includes("requests"),
  practice: !disabled.includes("practice"),
  alerts: !disabled.includes("alerts"),
  community: !disabled.includes("community"),
  digest: !disabled.includes("digest"),
  admin_digest: !disabled.includes("admin_digest"),
});

/** Converts the stored preferences to form values. */
const toValues = (stored: EmailPreferences): EmailSettingsValues => ({
  emailed: {
    ...isEnabled(stored.muted_email_topics),
    digest: stored.digest_zip !== null && !stored.muted_email_topics.includes("digest"),
  },
  zip: stored.digest_zip ?? "",
  language: stored.language,
});

/** Converts form values to stored preferences. */
const toPreferences = (values: EmailSettingsValues): EmailPreferenceChanges => ({
  // Without a digest, no ZIP code is stored.
  muted_email_topics: topics.filter((topic) => topic !== "digest" && !values.emailed[topic]),
  digest_zip: values.emailed.digest ? values.zip : null,
  language: values.language,
});

/** Which emails a member gets. */
function EmailSettingsForm({ stored }: { stored: EmailPreferences }) {
  const save = useSaveEmailPreferences();
  const isAdmin = useIsAdmin();
  const form = useForm<EmailSettingsValues>({
    resolver: zodResolver(emailSettingsSchema),
    mode: "onTouched",
    defaultValues: toValues(stored),
    // Keeps changes made by an unsubscribe link in the meantime, and the fields edited here.
    values: toValues(stored),
    resetOptions: { keepDirtyValues: true },
  });
  const submit = form.handleSubmit((values) =>
    save.mutate(toPreferences(values), { onSuccess: () => form.reset(values) }),
  );
  const topics = isAdmin ? ([...memberTopics, ...adminTopics] as const) : memberTopics;

  return (
    <Form onSubmit={submit} className="grid gap-5">
      {topics.map((topic) => (
        <CheckboxField key={topic} {...topicLabels[topic]} {...form.register(`emailed.${topic}`)} />
      ))}
      <DigestFields form={form} />
      <SelectField
        label={t`Language of emails`}
        hint={t`Emails about practices that you manage are in English.`}
        {...form.register("language")}
      >
        <option value="en" lang="en">
          English
        </option>
        <option value="es" lang="es">
          Español
        </option>
      </SelectField>
      <Feedback error={save.error}>
        {save.isSuccess && !form.formState.isDirty && t`Your preferences are saved.`}
      </Feedback>
      <Button type="submit" isBusy={save.isPending} className="justify-self-start">
        <Trans>Save</Trans>
      </Button>
    </Form>
  );
}

/** The weekly digest for a ZIP code. */
function DigestFields({ form }: { form: UseFormReturn<EmailSettingsValues> }) {
  const isEnabled = useWatch({ control: form.control, name: "emailed.digest" });
  const { label, hint } = topicLabels.digest;
  return (
    <div className="grid gap-4">
      <CheckboxField label={label} hint={hint} {...form.register("emailed.digest")} />
      {isEnabled && (
        <TextField
          label={t`ZIP code`}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          error={form.formState.errors.zip}
          {...form.register("zip")}
        />
      )}
      {isEnabled && <DigestSample form={form} />}
    </div>
  );
}

/** What the digest would say if it were sent now. */
function DigestSample({ form: { control } }: { form: UseFormReturn<EmailSettingsValues> }) {
  const [zip, language] = useWatch({ control, name: ["zip", "language"] });
  const { data: sample } = useDigestSample(zip.trim(), language);
  return (
    <div role="status" className="grid gap-1 rounded-lg bg-sage p-4 text-sm empty:hidden">
      {sample && (
        <p className="font-semibold">
          {sample.length > 0
            ? t`If we sent it now, it would say:`
            : t`If nothing is new, as this week, you don't get an email.`}
        </p>
      )}
      {sample?.map((line) => (
        <p key={line} lang={language}>
          {line}
        </p>
      ))}
    </div>
  );
}

/** The email settings, with a button that resumes emails after a bounce. */
export function EmailSettingsSection({ email }: { email: string }) {
  const preferences = useEmailPreferences();
  const resume = useResumeEmails();

  async function resumeAndConfirm() {
    try {
      await resume.mutateAsync();
    } catch {
      // A toast shows the error.
      return;
    }
    toast({ title: t`Emails are back on`, tone: "success" });
  }

  if (preferences.isPending)
    return <LoadingSkeleton label={t`Loading your email settings...`} className="h-64" />;
  if (!preferences.data) return <LoadFailure query={preferences} />;
  const { suppressed_email, suppressed_because } = preferences.data;
  return (
    <div className="grid gap-6">
      {suppressed_email === email.toLowerCase() && (
        <Notice
          tone="attention"
          title={t`Emails to you are paused`}
          actions={
            <Button
              ref={moveFocusOnRemoval}
              variant="secondary"
              size="sm"
              isBusy={resume.isPending}
              onClick={resumeAndConfirm}
            >
              <Trans>Resume emails</Trans>
            </Button>
          }
        >
          <InEnglish>{suppressed_because}.</InEnglish>
        </Notice>
      )}
      <EmailSettingsForm stored={preferences.data} />
    </div>
  );
}
