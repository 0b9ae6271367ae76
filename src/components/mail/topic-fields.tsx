import { useId } from "react";
import type { UseFormRegister } from "react-hook-form";
import { CheckboxField } from "@/components/forms/checkbox-field";
import type { MessagesValues } from "@/components/mail/messages-schema";
import { adminTopics, type MailTopic, topicWords } from "@/lib/mail/topics";

interface TopicFieldsProps {
  topic: MailTopic;
  register: UseFormRegister<MessagesValues>;
}

/** Where one topic is told. */
export function TopicFields({ topic, register }: TopicFieldsProps) {
  const hintId = useId();
  const { label, hint } = topicWords[topic];
  const isAdminTopic = adminTopics.some((name) => name === topic);
  return (
    <fieldset aria-describedby={hintId} className="grid gap-1 border-b border-line pb-4">
      <legend className="float-left w-full font-semibold">{label}</legend>
      <p id={hintId} className="text-sm text-ink-soft">
        {hint}
      </p>
      <div className="flex flex-wrap gap-x-6">
        {!isAdminTopic && <CheckboxField label="On this site" {...register(`shown.${topic}`)} />}
        <CheckboxField label="By email" {...register(`mailed.${topic}`)} />
      </div>
    </fieldset>
  );
}
