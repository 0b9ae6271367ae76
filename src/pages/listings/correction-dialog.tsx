import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { z } from "zod";
import { fieldSchemas } from "@/components/editor/field-schema";
import type { FieldError } from "@/components/forms/field";
import { atMost } from "@/components/forms/field-rules";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { TextareaField } from "@/components/forms/textarea-field";
import { usePlaceMove } from "@/components/listings/place-move";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useFormWithDraft } from "@/hooks/form-draft";
import { useProposeCorrection } from "@/hooks/listings/corrections";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { plainLine } from "@/lib/format/plain-line";
import {
  type CorrectionTopic,
  correctionLabel,
  correctionTopics,
  isCorrectionField,
  isCorrectionPart,
  isCorrectionTopic,
} from "@/lib/listings/correction-fields";
import { fieldFacts, fieldKind, isYesOrNo } from "@/lib/listings/fields";
import { isMailingAddress } from "@/lib/listings/mailing-address";
import { t } from "@/lib/messages";
import { listingCorrectionsLimits } from "@/lib/supabase/column-limits";
import { toast } from "@/lib/toast";

interface ProposedValueFieldProps {
  /** The field to correct; empty until one is chosen. */
  field: string;
  hint?: ReactNode;
  error: FieldError;
  registration: UseFormRegisterReturn;
}

const answers = { true: t`Yes`, false: t`No` };

/** The control for the proposed value, by the kind of its field. */
function ProposedValueField({ field, hint, error, registration }: ProposedValueFieldProps) {
  const props = { label: t`What it should say`, hint, error, ...registration };
  if (isCorrectionPart(field)) {
    return (
      <TextField
        {...props}
        hint={t`Say what to change, in a sentence. The practice or an admin makes the change.`}
      />
    );
  }

  if (!isCorrectionField(field)) return <TextField {...props} />;
  const choices = isYesOrNo(field) ? answers : fieldFacts(field).choices;
  if (choices) {
    return (
      <SelectField {...props}>
        <option value="">{t`Choose...`}</option>
        {Object.entries(choices).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
    );
  }
  if (fieldKind(field) === "price")
    return <TextField inputMode="decimal" {...props} hint={t`In dollars.`} />;
  const { unit } = fieldFacts(field);
  return <TextField {...props} hint={unit ? unitHints[unit] : hint} />;
}

const unitHints = { day: t`In days.`, mile: t`In miles.` };

const yesOrNo = z.string().regex(/^(true|false)$/, t`Choose yes or no`);

/** The schema of a field; a checkbox is a yes-or-no choice here. */
function valueSchema(field: CorrectionTopic) {
  if (isCorrectionPart(field))
    return plainLine.refine(...atMost(listingCorrectionsLimits.proposed_value));
  return isYesOrNo(field) ? yesOrNo : fieldSchemas[field];
}

/** A proposed correction, whose value is validated by its field's schema. */
const correctionSchema = z
  .object({
    field: z.string().refine(isCorrectionTopic, t`Choose what's wrong`),
    proposed_value: z.string().trim(),
    note: z
      .string()
      .trim()
      .refine(...atMost(listingCorrectionsLimits.note)),
  })
  .transform(({ field, proposed_value, note }, context) => {
    if (!isCorrectionTopic(field)) return z.NEVER;
    const { data, error } = valueSchema(field).safeParse(proposed_value);
    const message = error ? error.issues[0]?.message : !data && t`Enter what it should say`;
    if (message) {
      context.addIssue({ code: "custom", path: ["proposed_value"], message });
    }
    return { field, proposed_value: String(data ?? ""), note: note || null };
  });

const emptyCorrection = { field: "", proposed_value: "", note: "" };

interface CorrectionDialogProps {
  listing: Pick<
    ListingDetail,
    "id" | "practice_name" | "address_city" | "address_state" | "address_zip"
  >;
  /** The field to correct, if it is already known. */
  field: CorrectionTopic | null;
  onClose: () => void;
}

/** Proposes another value for one field of a listing. */
export function CorrectionDialog({ listing, field: given, onClose }: CorrectionDialogProps) {
  const propose = useProposeCorrection();
  const { register, handleSubmit, watch, setValue, formState, clearDraft } = useFormWithDraft({
    draft: `correction/${listing.id}/${given ?? ""}`,
    resolver: zodResolver(correctionSchema),
    defaultValues: { ...emptyCorrection, field: given ?? "" },
  });
  const { errors } = formState;
  const field = watch("field");
  const move = usePlaceMove(listing, field === "address_zip" ? watch("proposed_value") : "");
  const { address_zip: zip, practice_name: name } = listing;
  const placeHints: Record<string, string | null> = {
    address_city: t`It must match ZIP code ${zip}. If the practice has moved, correct the ZIP code instead.`,
    address_zip: move,
    address_street: isMailingAddress(watch("proposed_value"))
      ? t`This is a mailing address, not an office: the listing would show it as “Mailing address only” without directions.`
      : null,
  };

  const submit = handleSubmit(async (correction) => {
    await propose.mutateAsync({ doctor_id: listing.id, ...correction });
    clearDraft();
    toast({
      title: t`Thank you!`,
      description: t`The practice or an admin will decide. You'll see the outcome on your dashboard.`,
      tone: "success",
    });
    onClose();
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Suggest a correction`}
      description={t`What's wrong with the listing for ${name}?`}
    >
      <Form onSubmit={submit} submitsOnEnter={false} className="grid gap-5">
        <SelectField
          label={t`What's wrong`}
          error={errors.field}
          // A value for one field makes no sense for another.
          {...register("field", { onChange: () => setValue("proposed_value", "") })}
        >
          <option value="">{t`Choose...`}</option>
          {correctionTopics.map((field) => (
            <option key={field} value={field}>
              {correctionLabel(field)}
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
          label={t`How do you know?`}
          isOptional
          rows={2}
          error={errors.note}
          {...register("note")}
        />
        <FormFailure error={propose.error} />
        <div className="flex justify-end">
          <Button type="submit" isBusy={propose.isPending}>
            {t`Send correction`}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
