import { z } from "zod";
import type { EmailPreferenceChanges, EmailPreferences } from "@/hooks/mail/preferences";
import { deviceTimeZone } from "@/lib/mail/time-zones";
import type { EmailTopic } from "@/lib/mail/topics";
import { Constants } from "@/lib/supabase/database.types";

const topics = Constants.public.Enums.email_topic;
const perTopic = z.record(z.enum(topics), z.boolean());
const hour = z.string().regex(/^\d{2}:\d{2}/, "Enter a time, like 22:00");

export const notificationSettingsSchema = z
  .object({
    emailed: perTopic,
    shown: perTopic,
    isQuiet: z.boolean(),
    from: hour,
    until: hour,
    timeZone: z.string(),
    zip: z.string().trim(),
  })
  .refine(({ emailed, zip }) => !emailed.digest || /^\d{5}$/.test(zip), {
    path: ["zip"],
    message: "Enter a 5-digit ZIP code",
  })
  .refine(({ isQuiet, from, until }) => !isQuiet || from !== until, {
    path: ["until"],
    message: "Choose an end time that differs from the start time",
  });

export type NotificationSettingsValues = z.infer<typeof notificationSettingsSchema>;

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
export const toValues = (stored: EmailPreferences): NotificationSettingsValues => ({
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
});

/** Converts form values to stored preferences. */
export const toPreferences = (values: NotificationSettingsValues): EmailPreferenceChanges => ({
  // Without a digest, no ZIP code is stored.
  muted_email_topics: topics.filter((topic) => topic !== "digest" && !values.emailed[topic]),
  hidden_topics: topics.filter((topic) => !values.shown[topic]),
  quiet_from: values.isQuiet ? values.from : null,
  quiet_until: values.isQuiet ? values.until : null,
  time_zone: values.isQuiet ? values.timeZone : null,
  digest_zip: values.emailed.digest ? values.zip : null,
});
