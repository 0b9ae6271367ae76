import { useId } from "react";
import type { UseFormRegister } from "react-hook-form";
import { CheckboxField } from "@/components/forms/checkbox-field";
import type { NotificationSettingsValues } from "@/components/mail/messages-schema";
import { adminTopics, type EmailTopic, topicLabels } from "@/lib/mail/topics";

interface TopicFieldsProps {
  topic: EmailTopic;
  register: UseFormRegister<NotificationSettingsValues>;
}

/** The channels of one topic. */
export function TopicFields({ topic, register }: TopicFieldsProps) {
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
        {!isAdminTopic && <CheckboxField label="On this site" {...register(`shown.${topic}`)} />}
        <CheckboxField label="By email" {...register(`emailed.${topic}`)} />
      </div>
    </fieldset>
  );
}
