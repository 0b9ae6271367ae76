import { type UseFormReturn, useWatch } from "react-hook-form";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { TextField } from "@/components/forms/text-field";
import type { NotificationSettingsValues } from "@/components/mail/messages-schema";
import { topicLabels } from "@/lib/mail/topics";

/** The weekly digest for a ZIP code. */
export function DigestFields({ form }: { form: UseFormReturn<NotificationSettingsValues> }) {
  const isEnabled = useWatch({ control: form.control, name: "emailed.digest" });
  const { label, hint } = topicLabels.digest;
  return (
    <div className="grid gap-4">
      <CheckboxField label={label} hint={hint} {...form.register("emailed.digest")} />
      {isEnabled && (
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
