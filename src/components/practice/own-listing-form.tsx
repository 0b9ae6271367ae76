import { zodResolver } from "@hookform/resolvers/zod";
import { useId } from "react";
import { FormProvider, useForm, useFormContext, useWatch } from "react-hook-form";
import { ListingCard } from "@/components/directory/listing-card";
import { Form } from "@/components/forms/form";
import { resetForm } from "@/components/forms/reset-form";
import { RestoredNotice } from "@/components/forms/restored-notice";
import { UnsavedChangesGuard } from "@/components/forms/unsaved-changes-guard";
import { ClinicianRows } from "@/components/listing-form/clinician-rows";
import { FeeFields } from "@/components/listing-form/fee-fields";
import { FieldGrid, FieldPart } from "@/components/listing-form/field-part";
import { IdentityCheck, identityFields } from "@/components/listing-form/identity-check";
import { ListingFields } from "@/components/listing-form/listing-fields";
import {
  emptyOwnListing,
  type OwnListingValues,
  ownListingSchema,
  toChanges,
  toOwnListingValues,
} from "@/components/listing-form/own-listing-schema";
import { ServiceRows } from "@/components/listing-form/service-rows";
import { SimilarNote, SimilarPractices } from "@/components/listing-form/similar-practices";
import { TierRows } from "@/components/listing-form/tier-rows";
import { useSaveWithChoice } from "@/components/listing-form/use-save-with-choice";
import { useSubmitChecks } from "@/components/listing-form/use-submit-checks";
import { ListingPhoto } from "@/components/listings/listing-photo";
import { MembershipPrices } from "@/components/listings/membership-prices";
import { NotInsurance } from "@/components/listings/not-insurance";
import { listingCompleteness } from "@/components/practice/completeness";
import { PendingChange, RejectedChange } from "@/components/practice/pending-notice";
import { savedMessage, toPreviewCard, toPreviewPrices } from "@/components/practice/preview-values";
import { SubmitDraft } from "@/components/practice/submit-draft";
import { PictureField } from "@/components/profiles/picture-field";
import { Button, LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useFormDraft } from "@/hooks/drafts/form-draft";
import { useMoveListing } from "@/hooks/listings/move-listing";
import type { OwnListing } from "@/hooks/listings/own-listings";
import type { ListingChange } from "@/hooks/listings/pending-changes";
import { listingDraft } from "@/lib/drafts/draft-names";
import { enumerate } from "@/lib/format/numbers";
import { confirmationText } from "@/lib/listings/confirmation";
import { isCheckedPart, withChanges } from "@/lib/listings/listing-identity";
import { canResubmit, editorOf } from "@/lib/listings/own-listing";
import { describeChange, proposedChange } from "@/lib/listings/proposed-change";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";

const shown = 3;

interface CompletenessMeterProps {
  /** As saved, because offices have their own page. */
  offices: Parameters<typeof listingCompleteness>[1];
}

/** Shows how complete the listing is, and what would help most. */
function CompletenessMeter({ offices }: CompletenessMeterProps) {
  const id = useId();
  const values = useFormContext<OwnListingValues>().watch();
  const { done, total, missing } = listingCompleteness(values, offices);
  return (
    <div>
      <div className="flex justify-between gap-4 text-sm">
        <span id={id} className="font-semibold">
          Completeness
        </span>
        <span className="text-ink-soft">
          {done} of {total}
        </span>
      </div>
      <meter aria-labelledby={id} min={0} max={total} value={done} className="mt-2 h-4 w-full" />
      <p className="mt-2 text-sm text-ink-soft">
        {missing.length === 0
          ? "Your listing answers patients’ top questions."
          : `Still missing: ${enumerate(missing.slice(0, shown))}.`}
      </p>
    </div>
  );
}

/** Shows when the listing was last confirmed, with a link to confirm it again. */
const ConfirmPanel = ({ practice }: { practice: OwnListing }) => (
  <div>
    <p className="text-sm">
      <strong className="font-semibold">{confirmationText(practice.confirmed_at)}.</strong> Patients
      see when you last confirmed prices, availability, hours, and phone.
    </p>
    <LinkButton
      to={paths.confirmListing(practice.id)}
      variant="secondary"
      size="sm"
      className="mt-3 w-fit"
    >
      Confirm your info is current
    </LinkButton>
  </div>
);

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

/** A preview of the listing as patients will see it. Inert, because it repeats the form. */
function ListingPreview({ id }: { id: string }) {
  const values = useFormContext<OwnListingValues>().watch();
  const prices = toPreviewPrices(values);
  return (
    <div inert className="grid gap-6">
      <p className="text-sm font-semibold text-ink-soft">How patients will see it</p>
      <ListingCard listing={toPreviewCard(id, values, prices)} />
      <Card>
        <h2 className="text-xl">Membership Pricing</h2>
        <MembershipPrices prices={prices} />
        <NotInsurance />
      </Card>
    </div>
  );
}

/** The practice's photo. */
function PhotoField({ userId }: { userId: string }) {
  const { control, setValue } = useFormContext<OwnListingValues>();
  const [url, name] = useWatch({ control, name: ["photo_url", "practice_name"] });
  return (
    <PictureField
      bucket="practice-photos"
      folder={userId}
      noun="Photo"
      url={url}
      onChange={(photo) => setValue("photo_url", photo, { shouldDirty: true })}
      preview={
        <div className="size-28 overflow-hidden rounded-xl text-3xl">
          <ListingPhoto name={name} photoUrl={url} />
        </div>
      }
    />
  );
}
