import { zodResolver } from "@hookform/resolvers/zod";
import { useId } from "react";
import { type UseFormRegister, type UseFormReturn, useForm, useWatch } from "react-hook-form";
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
import { cityOf, deviceTimeZone, timeZones } from "@/lib/notifications/time-zones";
import { Constants } from "@/lib/supabase/database.types";
import { toast } from "@/lib/toast";

const topics = Constants.public.Enums.email_topic;
const perTopic = z.record(z.enum(topics), z.boolean());
const hour = z.string().regex(/^\d{2}:\d{2}/, t`Enter a time, like 22:00`);

const notificationSettingsSchema = z
  .object({
    emailed: perTopic,
    shown: perTopic,
    isQuiet: z.boolean(),
    from: hour,
    until: hour,
    timeZone: z.string(),
    zip: z.string().trim(),
    language: z.string(),
  })
  .refine(({ emailed, zip }) => !emailed.digest || /^\d{5}$/.test(zip), {
    path: ["zip"],
    message: t`Enter a 5-digit ZIP code`,
  })
  .refine(({ isQuiet, from, until }) => !isQuiet || from !== until, {
    path: ["until"],
    message: t`Choose an end time that differs from the start time`,
  });

type NotificationSettingsValues = z.infer<typeof notificationSettingsSchema>;

const isEnabled = (disabled: readonly EmailTopic[]) => ({
  requests: !disabled.includes("requests"),
  practice: !disabled.includes("practice"),
  alerts: !disabled.includes("alerts"),
  community: !disabled.includes("community"),
  admin: !disabled.includes("admin"),
  digest: !disabled.includes("digest"),
  admin_digest: !disabled.includes("admin_digest"),
});

/** Converts the stored preferences to form values. */
const toValues = (stored: EmailPreferences): NotificationSettingsValues => ({
  emailed: {
    ...isEnabled(stored.muted_email_topics),
    digest: stored.digest_zip !== null && !stored.muted_email_topics.includes("digest"),
  },
  shown: isEnabled(stored.hidden_topics),
  isQuiet: stored.quiet_from !== null,
  from: stored.quiet_from?.slice(0, 5) ?? "22:00",
  until: stored.quiet_until?.slice(0, 5) ?? "07:00",
  timeZone: stored.time_zone ?? deviceTimeZone(),
  zip: stored.digest_zip ?? "",
  language: stored.language,
});

/** Converts form values to stored preferences. */
const toPreferences = (values: NotificationSettingsValues): EmailPreferenceChanges => ({
  // Without a digest, no ZIP code is stored.
  muted_email_topics: topics.filter((topic) => topic !== "digest" && !values.emailed[topic]),
  hidden_topics: topics.filter((topic) => !values.shown[topic]),
  quiet_from: values.isQuiet ? values.from : null,
  quiet_until: values.isQuiet ? values.until : null,
  time_zone: values.isQuiet ? values.timeZone : null,
  digest_zip: values.emailed.digest ? values.zip : null,
  language: values.language,
});

/** Which notifications a member gets, where, and when not. */
function NotificationSettingsForm({ stored }: { stored: EmailPreferences }) {
  const save = useSaveEmailPreferences();
  const isAdmin = useIsAdmin();
  const form = useForm<NotificationSettingsValues>({
    resolver: zodResolver(notificationSettingsSchema),
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
        <TopicFields key={topic} topic={topic} register={form.register} />
      ))}
      <DigestFields form={form} />
      <QuietHoursFields form={form} />
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
function DigestFields({ form }: { form: UseFormReturn<NotificationSettingsValues> }) {
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
    </div>
  );
}

interface TopicFieldsProps {
  topic: EmailTopic;
  register: UseFormRegister<NotificationSettingsValues>;
}

/** The channels of one topic. */
function TopicFields({ topic, register }: TopicFieldsProps) {
  const hintId = useId();
  const { label, hint } = topicLabels[topic];
  const isAdminTopic = adminTopics.some((name) => name === topic);
  return (
    <fieldset aria-describedby={hintId} className="grid gap-1 border-b border-line pb-4">
      <legend className="float-left w-full font-semibold">{label}</legend>
      <p id={hintId} className="text-sm text-ink-soft">
        {hint}
      </p>
      <div className="flex flex-wrap gap-x-6">
        {!isAdminTopic && <CheckboxField label={t`On this site`} {...register(`shown.${topic}`)} />}
        <CheckboxField label={t`By email`} {...register(`emailed.${topic}`)} />
      </div>
    </fieldset>
  );
}

/** The hours in which emails are held back. */
function QuietHoursFields({ form }: { form: UseFormReturn<NotificationSettingsValues> }) {
  const isQuiet = useWatch({ control: form.control, name: "isQuiet" });
  const { errors, defaultValues } = form.formState;
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">
        <Trans>Quiet hours</Trans>
      </legend>
      <CheckboxField
        label={t`Quiet hours`}
        hint={t`We hold emails until quiet hours end. Codes and links you request are sent right away.`}
        {...form.register("isQuiet")}
      />
      {isQuiet && (
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField label={t`From`} type="time" error={errors.from} {...form.register("from")} />
          <TextField
            label={t`Until`}
            type="time"
            error={errors.until}
            {...form.register("until")}
          />
          <SelectField label={t`Time zone`} {...form.register("timeZone")}>
            {timeZones(defaultValues?.timeZone ?? null).map((zone) => (
              <option key={zone} value={zone}>
                {cityOf(zone)}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </fieldset>
  );
}

/** The notification settings, with a button that resumes emails after a bounce. */
export function NotificationSettingsSection({ email }: { email: string }) {
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
    return <LoadingSkeleton label={t`Loading your notification settings...`} className="h-64" />;
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
      <NotificationSettingsForm stored={preferences.data} />
    </div>
  );
}
