import { zodResolver } from "@hookform/resolvers/zod";
import { FormProvider, useForm } from "react-hook-form";
import { useSubmitChecks } from "@/components/add-listing/doubts";
import { IdentityCheck, identityFields } from "@/components/add-listing/identity-check";
import { SimilarNote, SimilarPractices } from "@/components/add-listing/look-alikes";
import { Form } from "@/components/forms/form";
import { resetForm } from "@/components/forms/reset-form";
import { RestoredNotice } from "@/components/forms/restored-notice";
import { UnsavedChangesGuard } from "@/components/forms/unsaved-changes-guard";
import { ClinicianRows } from "@/components/listing-form/clinician-rows";
import { FeeFields } from "@/components/listing-form/fee-fields";
import { FieldGrid, FieldPart } from "@/components/listing-form/field-part";
import { ListingFields } from "@/components/listing-form/listing-fields";
import {
  emptyOwnListing,
  type OwnListingValues,
  ownListingSchema,
  toChanges,
  toOwnListingValues,
} from "@/components/listing-form/own-listing-schema";
import { ServiceRows } from "@/components/listing-form/service-rows";
import { TierRows } from "@/components/listing-form/tier-rows";
import { CompletenessMeter } from "@/components/own-listing/completeness-meter";
import { ConfirmPanel } from "@/components/own-listing/confirm-panel";
import { RejectedChange } from "@/components/own-listing/declined-change";
import { ListingPreview } from "@/components/own-listing/listing-preview";
import { PhotoField } from "@/components/own-listing/photo-field";
import { savedMessage } from "@/components/own-listing/saved-message";
import { SubmitDraft } from "@/components/own-listing/submit-draft";
import { PendingChange } from "@/components/own-listing/waiting-change";
import { useSaveWithChoice } from "@/components/save-conflicts/use-save-with-choice";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useFormDraft } from "@/hooks/drafts/form-draft";
import { useMoveListing } from "@/hooks/listings/move";
import type { OwnListing } from "@/hooks/listings/own";
import type { ListingChange } from "@/hooks/listings/own-change";
import { listingDraft } from "@/lib/drafts/draft-names";
import { isCheckedPart, withChanges } from "@/lib/listings/listing-identity";
import { canResubmit, editorOf } from "@/lib/listings/own-listing";
import { describeChange, proposedChange } from "@/lib/listings/proposed-change";
import { toast } from "@/lib/toast";

interface OwnListingFormProps {
  userId: string;
  id: string;
  /** Undefined until it is saved. */
  practice: OwnListing | undefined;
  /** The latest change that needed a review. */
  change: ListingChange | null;
}

/** The form of a listing for its owner, a manager, or its submitter, with a preview. */
export function OwnListingForm({ userId, id, practice, change }: OwnListingFormProps) {
  const { save, dialog } = useSaveWithChoice("Error saving practice");
  const move = useMoveListing();
  const proposed = practice && change ? proposedChange(practice, change.proposed) : undefined;
  const pending =
    change?.status === "open" && proposed ? { id: change.id, ...proposed } : undefined;
  const saved = practice
    ? toOwnListingValues(withChanges(practice, pending?.changes ?? []), pending?.clinicians?.after)
    : emptyOwnListing;
  const form = useForm({ resolver: zodResolver(ownListingSchema), defaultValues: saved });
  const draft = useFormDraft({
    form,
    saved,
    name: listingDraft(id, "description", userId),
    version: practice?.version ?? null,
  });
  const { handleSubmit, setFocus, formState } = form;
  const { isDirty, dirtyFields, isSubmitting } = formState;
  const { problem, checkBeforeSubmit, handleSaveError } = useSubmitChecks(setFocus);
  const editor = editorOf(practice, userId);
  const isOfPractice = editor !== "submitter";
  const isDraft = !practice || practice.status === "draft";

  async function submit(values: OwnListingValues, isConfirmedDifferent: boolean) {
    if (!(await checkBeforeSubmit(values, { isNew: !practice, isConfirmedDifferent }))) return;
    const sent = structuredClone(form.getValues());
    const changes = toChanges(values, practice ? dirtyFields : null);
    try {
      const result = await save({
        id,
        version: draft.version ?? undefined,
        changes,
        isOwnPractice: !practice,
        isDraft: !practice,
      });
      if (!result) return;
      if (practice && canResubmit(practice)) await move.mutateAsync({ id, action: "resubmit" });
      draft.markSaved(result.version);
      const saved = toOwnListingValues(result.listing);
      resetForm(form.reset, { sent, typed: form.getValues(), saved });
      toast({
        ...savedMessage(practice, result.waiting.filter(isCheckedPart)),
        tone: "success",
      });
    } catch (error) {
      // The mutation shows the error, and the form keeps its values.
      handleSaveError(error, values);
    }
  }

  const send = (isConfirmedDifferent: boolean) =>
    handleSubmit((values) => submit(values, isConfirmedDifferent));

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
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card padding="lg">
          <Form onSubmit={send(false)} submitsOnEnter={isDraft} className="grid gap-6">
            {pending && proposed && <PendingChange id={pending.id} proposed={proposed} />}
            {change?.status === "declined" && proposed && (
              <RejectedChange reason={change.reason} rows={describeChange(proposed)} />
            )}
            {editor === "owner" && <PhotoField userId={userId} />}
            {isDraft && <IdentityCheck />}
            <ListingFields afterPlace={isDraft && <SimilarNote />} />
            <FeeFields />
            {isOfPractice && <TierRows />}
            {isOfPractice && <ServiceRows />}
            <FieldPart of="patients" />
            <FieldGrid of="reach" without={isDraft ? identityFields : []} />
            {isOfPractice && <ClinicianRows listingId={practice?.id} />}
            <div className="flex flex-wrap items-center gap-4">
              <Button type="submit" isBusy={isSubmitting}>
                {practice && canResubmit(practice) ? "Save and resubmit" : "Save practice"}
              </Button>
              {isDirty && <p className="text-sm text-ink-soft">You have unsaved changes.</p>}
            </div>
            {practice?.status === "draft" && (
              <SubmitDraft
                draft={practice}
                userId={userId}
                hasChanges={isDirty}
                onSubmitError={(error) => handleSaveError(error, form.getValues())}
                onDeleted={() => {
                  form.reset(emptyOwnListing);
                  draft.markSaved(null);
                }}
              />
            )}
            {/* Below the button, so that the button doesn't move when results arrive. */}
            {isDraft && (
              <SimilarPractices
                problem={problem}
                isOwn
                isBusy={isSubmitting}
                onConfirmDifferent={send(true)}
              />
            )}
          </Form>
        </Card>
        <aside aria-label="Your listing" className="grid gap-6 lg:sticky lg:top-24">
          <Card className="grid gap-5">
            <CompletenessMeter offices={practice?.offices ?? []} />
            {practice && isOfPractice && !isDraft && <ConfirmPanel practice={practice} />}
          </Card>
          <ListingPreview id={id} />
        </aside>
      </div>
    </FormProvider>
  );
}
