import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { correctionSchema, emptyCorrection } from "@/components/corrections/correction-schema";
import { ProposedValueField } from "@/components/corrections/proposed-value-field";
import { FormFailure } from "@/components/forms/form-failure";
import { SelectField } from "@/components/forms/select-field";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useProposeCorrection } from "@/hooks/doctors/corrections";
import { correctionFields, correctionLabel } from "@/lib/correction-fields";
import { toast } from "@/lib/toast";

interface CorrectionDialogProps {
  doctorId: string;
  practiceName: string;
  onClose: () => void;
}

/** Proposes another value for one field of a listing. */
export function CorrectionDialog({ doctorId, practiceName, onClose }: CorrectionDialogProps) {
  const propose = useProposeCorrection();
  const { register, handleSubmit, watch, setValue, formState } = useForm({
    resolver: zodResolver(correctionSchema),
    defaultValues: emptyCorrection,
  });
  const { errors } = formState;

  const submit = handleSubmit(async (correction) => {
    try {
      await propose.mutateAsync({ doctor_id: doctorId, ...correction });
    } catch {
      // The form says so; what was typed stays.
      return;
    }
    toast({
      title: "Thank you!",
      description: "The practice or an administrator decides. Your dashboard shows what they say.",
      tone: "success",
    });
    onClose();
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Suggest a correction"
      description={`What is wrong in the listing of ${practiceName}?`}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <SelectField
          label="What is wrong"
          error={errors.field}
          // A value for one field means nothing in another.
          {...register("field", { onChange: () => setValue("proposed_value", "") })}
        >
          <option value="">Choose...</option>
          {correctionFields.map((field) => (
            <option key={field} value={field}>
              {correctionLabel(field)}
            </option>
          ))}
        </SelectField>
        <ProposedValueField
          field={watch("field")}
          error={errors.proposed_value}
          registration={register("proposed_value")}
        />
        <TextareaField
          label="How do you know?"
          isOptional
          rows={2}
          error={errors.note}
          {...register("note")}
        />
        <FormFailure error={propose.error} />
        <div className="flex justify-end">
          <Button type="submit" isBusy={propose.isPending}>
            Send Correction
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
