import { type UseFormReturn, useWatch } from "react-hook-form";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { TextField } from "@/components/forms/text-field";
import type { MessagesValues } from "@/components/mail/messages-schema";
import { topicWords } from "@/lib/mail/topics";

/** Whether the news of an area come once a week, and of which. */
export function DigestFields({ form }: { form: UseFormReturn<MessagesValues> }) {
  const isWished = useWatch({ control: form.control, name: "mailed.digest" });
  const { label, hint } = topicWords.digest;
  return (
    <div className="grid gap-4">
      <CheckboxField label={label} hint={hint} {...form.register("mailed.digest")} />
      {isWished && (
        <TextField
          label="ZIP code"
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
