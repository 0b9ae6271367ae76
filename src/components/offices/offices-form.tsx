import { zodResolver } from "@hookform/resolvers/zod";
import { Plus } from "lucide-react";
import { FormProvider, useFieldArray, useForm } from "react-hook-form";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { resetForm } from "@/components/forms/reset-form";
import { RestoredNotice } from "@/components/forms/restored-notice";
import { UnsavedChangesGuard } from "@/components/forms/unsaved-changes-guard";
import { FurtherOfficeFields } from "@/components/offices/further-office-fields";
import { OfficeFields } from "@/components/offices/office-fields";
import {
  emptyOffice,
  maxFurther,
  type OfficesValues,
  officesSchema,
  toOfficeRows,
  toOfficesValues,
} from "@/components/offices/office-schema";
import { PendingOffices } from "@/components/offices/offices-in-check";
import { useSaveWithChoice } from "@/components/save-conflicts/use-save-with-choice";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useFormDraft } from "@/hooks/drafts/form-draft";
import type { ListingChange } from "@/hooks/listings/own-change";
import type { ListingOffices } from "@/hooks/offices/read";
import { listingDraft } from "@/lib/drafts/draft-names";
import { addressOf } from "@/lib/listings/address";
import { joinOffices, readOffices, readOfficesInOrder } from "@/lib/offices/edited-offices";
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
      <UnsavedChangesGuard hasChanges={isDirty} areSaved />
      {dialog}
      {draft.restored && (
        <RestoredNotice
          savedAt={draft.restored.savedAt}
          isOutdated={draft.isOutdated}
          onDiscard={draft.discard}
        />
      )}
      <Form onSubmit={handleSubmit(submit)} submitsOnEnter={false} className="grid gap-8">
        {change && proposed !== undefined && (
          <PendingOffices listing={listing} change={change} proposed={proposed} />
        )}
        <Card padding="lg">
          <fieldset className="grid gap-6">
            <legend className="float-left w-full text-xl">{addressOf(listing)}</legend>
            <OfficeFields at="main" />
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
