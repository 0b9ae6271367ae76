import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useDoubts } from "@/components/add-listing/doubts";
import { IdentityCheck, identityFields } from "@/components/add-listing/identity-check";
import { LookAlikes, SimilarNote } from "@/components/add-listing/look-alikes";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { Form } from "@/components/forms/form";
import { TextareaField } from "@/components/forms/textarea-field";
import { FieldGrid } from "@/components/listing-form/field-part";
import { ListingFields } from "@/components/listing-form/listing-fields";
import {
  type ListingValues,
  listingSchema,
  toListingValues,
} from "@/components/listing-form/listing-schema";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { isSignedIn } from "@/hooks/session/store";
import { loadDraft, saveDraft } from "@/lib/drafts/draft";
import { addedListingDraft } from "@/lib/drafts/draft-names";
import { paths } from "@/lib/paths";

interface AddListingFormProps {
  /** Whose draft it is; null for a visitor. */
  userId: string | null;
  /** Doctors may list a practice as their own. */
  isDoctor: boolean;
  /** Throws what the server says against it. */
  onSubmit: (values: ListingValues) => Promise<void>;
}

/** Adds a listing. What is typed is kept on the device until it is submitted. */
export function AddListingForm({ userId, isDoctor, onSubmit }: AddListingFormProps) {
  const draft = addedListingDraft(userId);
  const form = useForm({
    resolver: zodResolver(listingSchema),
    defaultValues: toListingValues(null),
  });
  const { register, handleSubmit, getValues, reset, setFocus, formState, watch } = form;
  const { doubt, mayBeSent, takeRefusal } = useDoubts(setFocus);
  const keepDraft = () => saveDraft(draft, getValues());

  // Not as the first values: the server's HTML is without a draft.
  useEffect(() => {
    const stored = loadDraft(draft);
    if (stored) reset(toListingValues(stored));
  }, [draft, reset]);

  const send = (isInsisted: boolean) =>
    handleSubmit(async (values) => {
      // What a stranger writes is not sent: there is nothing to ask about it before.
      const isMember = await isSignedIn();
      if (isMember && !(await mayBeSent(values, { isNew: true, isInsisted }))) return;
      try {
        await onSubmit(values);
      } catch (error) {
        // A toast shows the error, and the form keeps its values.
        takeRefusal(error, values);
      }
    });

  return (
    <Card padding="lg" className="mt-8">
      <Form
        onChange={keepDraft}
        onSubmit={send(false)}
        submitsOnEnter={false}
        className="grid gap-6"
      >
        <FormProvider {...form}>
          <IdentityCheck />
          <ListingFields onFill={keepDraft} afterPlace={<SimilarNote />} />
          <FieldGrid of="reach" without={identityFields} isBasic />
          <TextareaField
            label="How do you know this practice?"
            isOptional
            rows={3}
            hint="Only our review team sees this."
            error={formState.errors.how_known}
            {...register("how_known")}
          />
          {isDoctor && (
            <CheckboxField
              label="This is my practice"
              hint="Your published phone and email will appear on the listing, and you'll be able to edit it."
              {...register("is_own_practice")}
            />
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" isBusy={formState.isSubmitting}>
              Submit Listing
            </Button>
            <LinkButton to={paths.directory()} variant="ghost">
              Cancel
            </LinkButton>
          </div>
          {/* Below the button, which must not move when somebody is about to press it. */}
          <LookAlikes
            doubt={doubt}
            isOwn={isDoctor && watch("is_own_practice")}
            isBusy={formState.isSubmitting}
            onInsist={send(true)}
          />
        </FormProvider>
      </Form>
    </Card>
  );
}
