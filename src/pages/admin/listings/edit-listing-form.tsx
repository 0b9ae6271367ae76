import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { useDoubts } from "@/components/add-listing/doubts";
import { ListedPractices } from "@/components/add-listing/identity-check";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { UnsavedChangesGuard } from "@/components/forms/unsaved-changes-guard";
import { ClinicianRows } from "@/components/listing-form/clinician-rows";
import { FeeFields } from "@/components/listing-form/fee-fields";
import { FieldGrid, FieldPart } from "@/components/listing-form/field-part";
import { ListingFields } from "@/components/listing-form/listing-fields";
import {
  type OwnListingValues,
  ownListingSchema,
  toClinicians,
  toOwnListingColumns,
  toOwnListingValues,
  toTiers,
} from "@/components/listing-form/own-listing-schema";
import { ServiceRows } from "@/components/listing-form/service-rows";
import { toServices } from "@/components/listing-form/service-schema";
import { TierRows } from "@/components/listing-form/tier-rows";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import type { DeskListing } from "@/hooks/listings/any";
import { useEditListing } from "@/hooks/listings/edit";
import { discardUnsavedChanges } from "@/lib/browser/unsaved-changes";
import { AppError, wordsFor } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";
import { PhotoRemoval } from "@/pages/admin/listings/photo-removal";

interface EditListingFormProps {
  listing: DeskListing;
  onLookAgain: () => Promise<DeskListing | undefined>;
}

/** The practice's form in the hands of an administrator. What is typed stays when saving fails. */
export function EditListingForm({ listing, onLookAgain }: EditListingFormProps) {
  const edit = useEditListing();
  const navigate = useNavigate();
  // The version that the form was filled in from: the listing may be read again meanwhile.
  const [version, setVersion] = useState(listing.version);
  const form = useForm({
    resolver: zodResolver(ownListingSchema),
    defaultValues: toOwnListingValues(listing),
  });
  const { formState, handleSubmit, reset, setFocus } = form;
  const { isDirty, dirtyFields, isSubmitting } = formState;
  const { mayBeSent, takeRefusal } = useDoubts(setFocus);
  const isConflict = edit.error instanceof AppError && edit.error.kind === "conflict";

  async function submit(values: OwnListingValues) {
    if (!(await mayBeSent(values, { isNew: false, isInsisted: true }))) return;
    const tiers = dirtyFields.tiers ? toTiers(values) : undefined;
    try {
      await edit.mutateAsync({
        id: listing.id,
        version,
        changes: toOwnListingColumns(values),
        tiers,
        clinicians: dirtyFields.clinicians ? toClinicians(values) : undefined,
        services: dirtyFields.services ? toServices(values.services) : undefined,
      });
    } catch (error) {
      takeRefusal(error, values);
      return;
    }
    discardUnsavedChanges();
    toast({ title: "Listing saved", description: values.practice_name, tone: "success" });
    void navigate(paths.deskListing(listing.id));
  }

  async function lookAgain() {
    const now = await onLookAgain();
    if (!now) return;
    // What was typed stays; the rest becomes what somebody else made of it.
    reset(toOwnListingValues(now), { keepDirtyValues: true });
    setVersion(now.version);
    edit.reset();
  }

  return (
    <FormProvider {...form}>
      <UnsavedChangesGuard hasChanges={isDirty} />
      <Card padding="lg" className="max-w-3xl">
        <Form onSubmit={handleSubmit(submit)} submitsOnEnter={false} className="grid gap-6">
          <PhotoRemoval />
          <ListingFields />
          <FeeFields />
          <TierRows />
          <ServiceRows />
          <FieldPart of="patients" />
          <FieldGrid of="reach" />
          <ListedPractices exceptId={listing.id} />
          <ClinicianRows listingId={listing.id} />
          {isConflict ? (
            <Notice
              tone="danger"
              isAlert
              actions={
                <Button variant="secondary" size="sm" onClick={() => void lookAgain()}>
                  Look again
                </Button>
              }
            >
              {wordsFor(edit.error)} What you typed stays.
            </Notice>
          ) : (
            <FormFailure error={edit.error} />
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" isBusy={isSubmitting}>
              Save Listing
            </Button>
            <LinkButton to={paths.deskListing(listing.id)} variant="ghost">
              Cancel
            </LinkButton>
          </div>
        </Form>
      </Card>
    </FormProvider>
  );
}
