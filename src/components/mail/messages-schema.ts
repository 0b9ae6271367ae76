import { z } from "zod";
import type { MailPreferences, MailWishes } from "@/hooks/mail/preferences";
import { deviceTimeZone } from "@/lib/mail/time-zones";
import type { MailTopic } from "@/lib/mail/topics";
import { Constants } from "@/lib/supabase/database.types";

const topics = Constants.public.Enums.email_topic;
const perTopic = z.record(z.enum(topics), z.boolean());
const hour = z.string().regex(/^\d{2}:\d{2}/, "Enter a time, like 22:00");

export const messagesSchema = z
  .object({
    mailed: perTopic,
    shown: perTopic,
    isQuiet: z.boolean(),
    from: hour,
    until: hour,
    timeZone: z.string(),
    zip: z.string().trim(),
  })
  .refine(({ mailed, zip }) => !mailed.digest || /^\d{5}$/.test(zip), {
    path: ["zip"],
    message: "Enter a 5-digit ZIP code",
  })
  .refine(({ isQuiet, from, until }) => !isQuiet || from !== until, {
    path: ["until"],
    message: "Choose an end time that differs from the start time",
  });

export type MessagesValues = z.infer<typeof messagesSchema>;

const isWished = (unwished: readonly MailTopic[]) => ({
  requests: !unwished.includes("requests"),
  practice: !unwished.includes("practice"),
  alerts: !unwished.includes("alerts"),
  community: !unwished.includes("community"),
  admin: !unwished.includes("admin"),
  digest: !unwished.includes("digest"),
  admin_digest: !unwished.includes("admin_digest"),
});

/** What is stored, as the form shows it. */
export const toValues = (stored: MailPreferences): MessagesValues => ({
  mailed: {
    ...isWished(stored.muted_email_topics),
    digest: stored.digest_zip !== null && !stored.muted_email_topics.includes("digest"),
  },
  shown: isWished(stored.hidden_topics),
  isQuiet: stored.quiet_from !== null,
  from: stored.quiet_from?.slice(0, 5) ?? "22:00",
  until: stored.quiet_until?.slice(0, 5) ?? "07:00",
  timeZone: stored.time_zone ?? deviceTimeZone(),
  zip: stored.digest_zip ?? "",
});

/** What the form shows, as it is stored. */
export const toWishes = (values: MessagesValues): MailWishes => ({
  // Who wishes no digest has no area for one.
  muted_email_topics: topics.filter((topic) => topic !== "digest" && !values.mailed[topic]),
  hidden_topics: topics.filter((topic) => !values.shown[topic]),
  quiet_from: values.isQuiet ? values.from : null,
  quiet_until: values.isQuiet ? values.until : null,
  time_zone: values.isQuiet ? values.timeZone : null,
  digest_zip: values.mailed.digest ? values.zip : null,
});
