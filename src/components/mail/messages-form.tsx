import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Feedback } from "@/components/account/feedback";
import { Form } from "@/components/forms/form";
import { DigestFields } from "@/components/mail/digest-fields";
import {
  type NotificationSettingsValues,
  notificationSettingsSchema,
  toPreferences,
  toValues,
} from "@/components/mail/messages-schema";
import { QuietHoursFields } from "@/components/mail/quiet-fields";
import { TopicFields } from "@/components/mail/topic-fields";
import { Button } from "@/components/ui/button";
import { type EmailPreferences, useSaveEmailPreferences } from "@/hooks/mail/preferences";
import { useIsAdmin } from "@/hooks/profiles/current-member";
import { adminTopics, memberTopics } from "@/lib/mail/topics";

/** Which notifications a member gets, where, and when not. */
export function NotificationSettingsForm({ stored }: { stored: EmailPreferences }) {
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
      <Feedback error={save.error}>
        {save.isSuccess && !form.formState.isDirty && "Your preferences are saved."}
      </Feedback>
      <Button type="submit" isBusy={save.isPending} className="justify-self-start">
        Save
      </Button>
    </Form>
  );
}
