import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { FormFailure } from "@/components/forms/form-failure";
import { SelectField } from "@/components/forms/select-field";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useReportListing } from "@/hooks/doctors/reports";
import { toast } from "@/lib/toast";

const reasons = [
  ["inaccurate", "Much of it is wrong"],
  ["closed", "The practice has closed or moved away"],
  ["not_dpc", "It is not direct primary care"],
  ["spam", "Spam or advertising"],
  ["offensive", "Offensive content"],
  ["unsafe", "It could endanger somebody"],
  ["other", "Something else"],
] as const;

const reportSchema = z.object({
  reason: z.enum(
    reasons.map(([reason]) => reason),
    "Choose a reason",
  ),
  note: z
    .string()
    .trim()
    .refine((text) => Array.from(text).length <= 1000, "Please use at most 1,000 characters")
    .transform((text) => text || null),
});

interface ReportDialogProps {
  doctorId: string;
  practiceName: string;
  onClose: () => void;
}

/** Tells the administrators that a listing should not stand as it does. */
export function ReportDialog({ doctorId, practiceName, onClose }: ReportDialogProps) {
  const report = useReportListing();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(reportSchema),
    defaultValues: { note: "" },
  });
  const { errors } = formState;

  const submit = handleSubmit(async (values) => {
    try {
      await report.mutateAsync({ doctorId, ...values });
    } catch {
      // The form says so; what was typed stays.
      return;
    }
    toast({
      title: "Thank you!",
      description: "An administrator will look at this listing.",
      tone: "success",
    });
    onClose();
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Report this listing"
      description={`Only administrators see what you report about ${practiceName}.`}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <SelectField label="Reason" error={errors.reason} {...register("reason")}>
          <option value="">Choose...</option>
          {reasons.map(([reason, label]) => (
            <option key={reason} value={reason}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextareaField
          label="What should we know?"
          isOptional
          rows={3}
          error={errors.note}
          {...register("note")}
        />
        <FormFailure error={report.error} />
        <div className="flex justify-end">
          <Button type="submit" isBusy={report.isPending}>
            Send Report
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
