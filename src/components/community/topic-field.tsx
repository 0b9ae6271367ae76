import { SelectField } from "@/components/forms/select-field";
import { parseTopic, type Topic, topicLabels, topics } from "@/lib/community/topics";
import { t } from "@/lib/messages";

interface TopicFieldProps {
  value: Topic | null;
  onChange: (topic: Topic | null) => void;
}

/** Chooses the topic of a post. */
export const TopicField = ({ value, onChange }: TopicFieldProps) => (
  <SelectField
    label={t`Topic`}
    isOptional
    value={value ?? ""}
    onChange={(event) => onChange(parseTopic(event.currentTarget.value))}
  >
    <option value="">{t`No topic`}</option>
    {topics.map((one) => (
      <option key={one} value={one}>
        {topicLabels[one]}
      </option>
    ))}
  </SelectField>
);
