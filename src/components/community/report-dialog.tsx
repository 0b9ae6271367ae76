import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { z } from "zod";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { SelectField } from "@/components/forms/select-field";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import {
  type ReportReason,
  type ReportSubject,
  useSubmitReport,
} from "@/hooks/community/submit-report";
import { useFormWithDraft } from "@/hooks/form-draft";
import { t } from "@/lib/messages";
import { toast } from "@/lib/toast";

interface ReportFormDialogProps {
  subject: ReportSubject;
  title: string;
  description: ReactNode;
  reasons: readonly (readonly [reason: ReportReason, label: string])[];
  /** The message shown after the report was sent. */
  thanks: string;
  onClose: () => void;
}

const schemaFor = (reasons: ReportFormDialogProps["reasons"]) =>
  z
    .object({
      reason: z.string().pipe(
        z.enum(
          reasons.map(([reason]) => reason),
          t`Choose a reason`,
        ),
      ),
      note: z
        .string()
        .trim()
        .refine((text) => Array.from(text).length <= 1000, t`Use at most 1,000 characters`)
        .transform((text) => text || null),
    })
    .refine(({ reason, note }) => reason !== "other" || note !== null, {
      path: ["note"],
      error: t`Tell us what's wrong`,
    });

/** The dialog for the reason and note of a report. */
export function ReportFormDialog({
  subject,
  title,
  description,
  reasons,
  thanks,
  onClose,
}: ReportFormDialogProps) {
  const report = useSubmitReport();
  const { register, handleSubmit, formState, watch, clearDraft } = useFormWithDraft({
    draft: `report/${subject.id}`,
    resolver: zodResolver(schemaFor(reasons)),
    defaultValues: { reason: "", note: "" },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    try {
      await report.mutateAsync({ subject, ...values });
    } catch {
      // The form shows the error and keeps its values.
      return;
    }
    clearDraft();
    toast({ title: t`Thank you!`, description: thanks, tone: "success" });
    onClose();
  });

  return (
    <Dialog open onOpenChange={onClose} title={title} description={description}>
      <Form onSubmit={submit} submitsOnEnter={false} className="grid gap-5">
        <SelectField label={t`Reason`} error={errors.reason} {...register("reason")}>
          <option value="">{t`Choose...`}</option>
          {reasons.map(([reason, label]) => (
            <option key={reason} value={reason}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextareaField
          label={t`Details`}
          isOptional={watch("reason") !== "other"}
          rows={3}
          error={errors.note}
          {...register("note")}
        />
        <FormFailure error={report.error} />
        <div className="flex justify-end">
          <Button type="submit" isBusy={isSubmitting}>
            {t`Send report`}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

const reasons = [
  ["inaccurate", t`The information is wrong`],
  ["closed", t`The practice closed or moved`],
  ["not_dpc", t`It isn't direct primary care`],
  ["spam", t`Spam or advertising`],
  ["offensive", t`Offensive content`],
  ["unsafe", t`It could put someone in danger`],
  ["other", t`Something else`],
] as const;

interface ReportDialogProps {
  listingId: string;
  practiceName: string;
  onClose: () => void;
}

/** Reports a listing to the admins. */
export function ReportDialog({ listingId, practiceName, onClose }: ReportDialogProps) {
  return (
    <ReportFormDialog
      subject={{ kind: "listing", id: listingId }}
      title={t`Report this listing`}
      description={t`Only admins can see what you report about ${practiceName}.`}
      reasons={reasons}
      thanks={t`An admin will review this listing.`}
      onClose={onClose}
    />
  );
}
