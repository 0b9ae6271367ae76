import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { FormProvider, useForm, useFormContext, useWatch } from "react-hook-form";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { useAccount } from "@/components/account/account-context";
import { AnnouncedPricesField } from "@/components/editor/announced-prices-field";
import { ClinicianRows } from "@/components/editor/clinician-rows";
import { FeeFields } from "@/components/editor/fee-fields";
import { FieldGrid, FieldPart } from "@/components/editor/field-part";
import { GalleryRows } from "@/components/editor/gallery-rows";
import { ListedPractices } from "@/components/editor/identity-check";
import { ListingFields } from "@/components/editor/listing-fields";
import { OfficesForm } from "@/components/editor/offices-form";
import {
  type OwnListingValues,
  ownListingSchema,
  toChanges,
  toOwnListingValues,
} from "@/components/editor/own-listing-schema";
import { ServiceRows } from "@/components/editor/service-rows";
import { TierRows } from "@/components/editor/tier-rows";
import { useSaveWithChoice } from "@/components/editor/use-save-with-choice";
import { useSubmitChecks } from "@/components/editor/use-submit-checks";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { UnsavedChangesGuard } from "@/components/forms/unsaved-changes-guard";
import { Button, LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Photo } from "@/components/ui/photo";
import { type AdminListing, useAdminListing } from "@/hooks/admin/admin-listing";
import { discardUnsavedChanges } from "@/lib/browser/unsaved-changes";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";
import { AdminSubpage, AdminSubpageFallback } from "@/pages/admin/admin-subpage";

/** Edits any listing; with `?part=offices`, its offices and hours. */
export function Component() {
  const { id = "" } = useParams();
  return (
    <AdminSubpage
      title="Edit listing"
      back={{ to: paths.adminListing(id), label: "Back to the listing" }}
    >
      <Content id={id} />
    </AdminSubpage>
  );
}

function Content({ id }: { id: string }) {
  const { id: userId } = useAccount();
  const query = useAdminListing(id);
  const [params] = useSearchParams();
  const isOffices = params.get("part") === "offices";
  if (!query.data) return <AdminSubpageFallback query={query} title="Listing" />;
  const { practice_name } = query.data;
  return (
    <>
      <h1 className="text-3xl break-words">
        {isOffices ? `Offices and hours of ${practice_name}` : `Edit ${practice_name}`}
      </h1>
      <p className="mt-3 mb-6 max-w-prose text-ink-soft">
        Your changes are published right away, without review. The listing's history and the
        decision log will show that you made them.
      </p>
      <LinkButton
        to={isOffices ? paths.adminListingEdit(id) : paths.adminOfficesEdit(id)}
        variant="secondary"
        size="sm"
        className="mb-8"
      >
        {isOffices ? "Edit listing details" : "Edit offices and hours"}
      </LinkButton>
      {isOffices ? (
        <div className="max-w-3xl">
          <OfficesForm key="offices" userId={userId} listing={query.data} change={null} />
        </div>
      ) : (
        <EditListingForm listing={query.data} />
      )}
    </>
  );
}

/** Lets an admin edit any listing. The form keeps its values when saving fails. */
function EditListingForm({ listing }: { listing: AdminListing }) {
  const { save, error, dialog } = useSaveWithChoice("Error");
  const navigate = useNavigate();
  // The version that the form was filled in from, because the listing may be refetched while the form is open.
  const [version] = useState(listing.version);
  const form = useForm({
    resolver: zodResolver(ownListingSchema),
    defaultValues: toOwnListingValues(listing),
  });
  const { formState, handleSubmit, setFocus } = form;
  const { isDirty, dirtyFields, isSubmitting } = formState;
  const { checkBeforeSubmit, handleSaveError } = useSubmitChecks(setFocus);

  async function submit(values: OwnListingValues) {
    if (!(await checkBeforeSubmit(values, { isNew: false, isConfirmedDifferent: true }))) return;
    try {
      const result = await save({
        id: listing.id,
        version,
        changes: toChanges(values, dirtyFields),
      });
      if (!result) return;
    } catch (failure) {
      handleSaveError(failure, values);
      return;
    }
    discardUnsavedChanges();
    toast({ title: "Listing saved", description: values.practice_name, tone: "success" });
    void navigate(paths.adminListing(listing.id));
  }

  return (
    <FormProvider {...form}>
      <UnsavedChangesGuard hasChanges={isDirty} />
      {dialog}
      <Card padding="lg" className="max-w-3xl">
        <Form onSubmit={handleSubmit(submit)} submitsOnEnter={false} className="grid gap-6">
          <PhotoRemoval />
          <GalleryRows listingId={listing.id} />
          <ListingFields />
          <FeeFields />
          <TierRows />
          <AnnouncedPricesField />
          <ServiceRows />
          <FieldPart of="patients" />
          <FieldGrid of="contact" />
          <ListedPractices exceptId={listing.id} />
          <ClinicianRows listingId={listing.id} />
          <FormFailure error={error} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" isBusy={isSubmitting}>
              Save listing
            </Button>
            <LinkButton to={paths.adminListing(listing.id)} variant="ghost">
              Cancel
            </LinkButton>
          </div>
        </Form>
      </Card>
    </FormProvider>
  );
}

/** Removes the practice's main photo. Admins can't upload one because it is stored in the owner's folder. */
function PhotoRemoval() {
  const { control, setValue } = useFormContext<OwnListingValues>();
  const [url, name] = useWatch({ control, name: ["photo_url", "practice_name"] });
  if (!url) return null;
  return (
    <div className="flex flex-wrap items-center gap-6">
      <div className="size-28 overflow-hidden rounded-xl text-3xl">
        <Photo name={name} photoUrl={url} />
      </div>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => setValue("photo_url", "", { shouldDirty: true })}
      >
        Remove photo
      </Button>
    </div>
  );
}
