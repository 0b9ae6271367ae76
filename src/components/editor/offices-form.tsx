import { zodResolver } from "@hookform/resolvers/zod";
import { Plus, Trash2 } from "lucide-react";
import { FormProvider, useFieldArray, useForm, useFormContext, useWatch } from "react-hook-form";
import { CollapsibleFields } from "@/components/editor/collapsible-fields";
import { OfficeFields } from "@/components/editor/office-fields";
import {
  emptyOffice,
  maxFurther,
  type OfficesValues,
  officesSchema,
  toOfficeRows,
  toOfficesValues,
} from "@/components/editor/office-schema";
import { PendingChangeNotice, RejectedChange } from "@/components/editor/pending-notice";
import { PlaceFields } from "@/components/editor/place-fields";
import { useSaveWithChoice } from "@/components/editor/use-save-with-choice";
import { FieldWarning } from "@/components/forms/field-warning";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { resetForm } from "@/components/forms/reset-form";
import { RestoredNotice } from "@/components/forms/restored-notice";
import { TextField } from "@/components/forms/text-field";
import { UnsavedChangesGuard } from "@/components/forms/unsaved-changes-guard";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { ListingOffices } from "@/hooks/editor/offices";
import type { ListingChange } from "@/hooks/editor/pending-changes";
import { useFormDraft } from "@/hooks/form-draft";
import { listingDraft } from "@/lib/browser/draft-names";
import { moveFocusOnRemoval } from "@/lib/browser/focus";
import { officeWarnings } from "@/lib/editor/office-warnings";
import { officesChange } from "@/lib/editor/offices-change";
import { joinOffices, readOffices, readOfficesInOrder } from "@/lib/editor/offices-edit";
import { addressOf } from "@/lib/listings/address";
import { toast } from "@/lib/toast";

interface OfficesFormProps {
  userId: string;
  listing: ListingOffices;
  /** The latest change that needed a review. */
  change: ListingChange | null;
}

/** The form for a practice's offices and hours. */
export function OfficesForm({ userId, listing, change }: OfficesFormProps) {
  const { offices: proposed }: Record<string, unknown> = Object(change?.proposed);
  const pending = change?.status === "open" ? readOffices(proposed) : [];
  const { save, error, dialog } = useSaveWithChoice("Error saving offices");
  const saved = toOfficesValues(joinOffices(listing.offices, pending));
  const form = useForm({ resolver: zodResolver(officesSchema), defaultValues: saved });
  const draft = useFormDraft({
    form,
    saved,
    name: listingDraft(listing.id, "offices", userId),
    version: listing.version,
  });
  const { control, handleSubmit, formState } = form;
  const further = useFieldArray({ control, name: "further" });
  const { isDirty, isSubmitting } = formState;

  async function submit(values: OfficesValues) {
    const sent = structuredClone(form.getValues());
    const changes = { offices: toOfficeRows(values) };
    try {
      const result = await save({ id: listing.id, version: draft.version ?? undefined, changes });
      if (!result) return;
      draft.markSaved(result.version);
      const saved = toOfficesValues(readOfficesInOrder(result.listing.offices));
      resetForm(form.reset, { sent, typed: form.getValues(), saved });
      const pendingNote = "The new name or address is pending review. Everything else is live.";
      toast({
        title: "Offices saved",
        tone: "success",
        ...(result.waiting.includes("offices") && { description: pendingNote }),
      });
    } catch {
      // The form shows the error and keeps its values.
    }
  }

  return (
    <FormProvider {...form}>
      <UnsavedChangesGuard hasChanges={isDirty} isDraftSaved />
      {dialog}
      <RestoredNotice draft={draft} />
      <Form onSubmit={handleSubmit(submit)} submitsOnEnter={false} className="grid gap-8">
        {change && proposed !== undefined && (
          <PendingOffices listing={listing} change={change} proposed={proposed} />
        )}
        <Card padding="lg">
          <fieldset className="grid gap-6">
            <legend className="float-left w-full text-xl">{addressOf(listing)}</legend>
            <OfficeFields at="main" zip={listing.address_zip} />
          </fieldset>
        </Card>
        {further.fields.map((field, index) => (
          <FurtherOfficeFields
            key={field.id}
            index={index}
            mainState={listing.address_state}
            onRemove={() => further.remove(index)}
          />
        ))}
        {further.fields.length < maxFurther && (
          <Button variant="secondary" className="w-fit" onClick={() => further.append(emptyOffice)}>
            <Plus aria-hidden="true" />
            Add an office
          </Button>
        )}
        <FormFailure error={error} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" isBusy={isSubmitting}>
            Save offices
          </Button>
          {isDirty && <p className="text-sm text-ink-soft">You have unsaved changes.</p>}
        </div>
      </Form>
    </FormProvider>
  );
}

interface PendingOfficesProps {
  listing: ListingOffices;
  change: ListingChange;
  /** The offices of the change, as stored. */
  proposed: unknown;
}

/** The offices that are pending review, or why they were rejected. Must be inside the form. */
function PendingOffices({ listing, change, proposed }: PendingOfficesProps) {
  const { resetField } = useFormContext<OfficesValues>();
  const rows = [{ part: "offices", ...officesChange(listing.offices, proposed) }];
  const { further } = toOfficesValues(listing.offices);
  if (change.status === "declined") return <RejectedChange change={change} rows={rows} />;
  if (change.status !== "open") return null;
  return (
    <PendingChangeNotice
      change={change}
      fields={["offices"]}
      rows={rows}
      onCanceled={() => resetField("further", { defaultValue: further })}
    />
  );
}

interface FurtherOfficeFieldsProps {
  index: number;
  /** The state of the practice's own address. */
  mainState: string;
  onRemove: () => void;
}

/**
 * The fields of an office other than the main one: its address, and the same facts. It opens by
 * itself without an address.
 */
function FurtherOfficeFields({ index, mainState, onRemove }: FurtherOfficeFieldsProps) {
  const { register, control, formState } = useFormContext<OfficesValues>();
  const errors = formState.errors.further?.[index];
  const at = `further.${index}` as const;
  const fieldProps = (field: "name" | "phone" | "address_street") => ({
    error: errors?.[field],
    ...register(`${at}.${field}`),
  });
  const [name, address_street, address_city, address_state, address_zip] = useWatch({
    control,
    name: [
      `${at}.name`,
      `${at}.address_street`,
      `${at}.address_city`,
      `${at}.address_state`,
      `${at}.address_zip`,
    ],
  });
  const warnings = officeWarnings({ address_street, address_state }, mainState);
  const title = `Office ${index + 2}`;
  const hasAddress = address_city !== "" && address_state !== "";
  return (
    <CollapsibleFields
      title={name.trim() || title}
      summary={
        hasAddress
          ? addressOf({ address_street, address_city, address_state, address_zip })
          : "No address yet"
      }
      hasErrors={errors !== undefined}
      startsOpen={!hasAddress}
    >
      <fieldset className="grid gap-6 pb-5">
        <legend className="sr-only">{title}</legend>
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField label="Office name" isOptional placeholder="North" {...fieldProps("name")} />
          <TextField label="Phone" isOptional type="tel" {...fieldProps("phone")} />
        </div>
        <TextField
          label="Street address"
          isOptional
          warning={warnings.address_street}
          {...fieldProps("address_street")}
        />
        <div>
          <PlaceFields at={`${at}.`} />
          <FieldWarning text={warnings.address_state} />
        </div>
        <OfficeFields at={at} zip={address_zip} />
        <Button
          ref={moveFocusOnRemoval}
          variant="ghost"
          size="sm"
          className="w-fit"
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        >
          {`Remove office ${index + 2}`}
        </Button>
      </fieldset>
    </CollapsibleFields>
  );
}
