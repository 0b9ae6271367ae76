import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { correctionSchema, emptyCorrection } from "@/components/corrections/correction-schema";
import { usePlaceMove } from "@/components/corrections/place-move";
import { ProposedValueField } from "@/components/corrections/proposed-value-field";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { SelectField } from "@/components/forms/select-field";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useProposeCorrection } from "@/hooks/corrections/own";
import type { ListingDetail } from "@/hooks/listings/detail";
import { type CorrectionField, correctionFields } from "@/lib/listings/correction-fields";
import { fieldLabel } from "@/lib/listings/fields";
import { isMailingAddress } from "@/lib/places/mailing-address";
import { toast } from "@/lib/toast";

interface CorrectionDialogProps {
  listing: Pick<
    ListingDetail,
    "id" | "practice_name" | "address_city" | "address_state" | "address_zip"
  >;
  /** The field to correct, if it is already known. */
  field: CorrectionField | null;
  onClose: () => void;
}

/** Proposes another value for one field of a listing. */
export function CorrectionDialog({ listing, field: given, onClose }: CorrectionDialogProps) {
  const propose = useProposeCorrection();
  const { register, handleSubmit, watch, setValue, formState } = useForm({
    resolver: zodResolver(correctionSchema),
    defaultValues: { ...emptyCorrection, field: given ?? "" },
  });
  const { errors } = formState;
  const field = watch("field");
  const move = usePlaceMove(listing, field === "address_zip" ? watch("proposed_value") : "");
  const placeHints: Record<string, string | null> = {
    address_city: `It must match ZIP code ${listing.address_zip}. If the practice has moved, correct the ZIP code instead.`,
    address_zip: move,
    address_street: isMailingAddress(watch("proposed_value"))
      ? "This is a mailing address, not an office: the listing would show it as “Mailing address only” without directions."
      : null,
  };

  const submit = handleSubmit(async (correction) => {
    try {
      await propose.mutateAsync({ doctor_id: listing.id, ...correction });
    } catch {
      // The form shows the error and keeps its values.
      return;
    }
    toast({
      title: "Thank you!",
      description:
        "The practice or an admin will decide. You'll see the outcome in your dashboard.",
      tone: "success",
    });
    onClose();
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Suggest a correction"
      description={`What's wrong with the listing for ${listing.practice_name}?`}
    >
      <Form onSubmit={submit} submitsOnEnter={false} className="grid gap-5">
        <SelectField
          label="What's wrong"
          error={errors.field}
          // A value for one field makes no sense for another.
          {...register("field", { onChange: () => setValue("proposed_value", "") })}
        >
          <option value="">Choose...</option>
          {correctionFields.map((field) => (
            <option key={field} value={field}>
              {fieldLabel(field)}
            </option>
          ))}
        </SelectField>
        <ProposedValueField
          field={field}
          hint={placeHints[field]}
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
            Send correction
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
