import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { FieldGrid } from "@/components/editor/field-part";
import { IdentityCheck, identityFields } from "@/components/editor/identity-check";
import { ListingFields } from "@/components/editor/listing-fields";
import {
  type ListingValues,
  listingSchema,
  toListingValues,
} from "@/components/editor/listing-schema";
import { SimilarNote, SimilarPractices } from "@/components/editor/similar-practices";
import { useSubmitChecks } from "@/components/editor/use-submit-checks";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { Form } from "@/components/forms/form";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button, LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { isSignedIn } from "@/hooks/account/session-store";
import { loadDraft, saveDraft } from "@/lib/browser/draft";
import { addedListingDraft } from "@/lib/browser/draft-names";
import { paths } from "@/lib/paths";

interface AddListingFormProps {
  /** The draft's owner; null for a visitor. */
  userId: string | null;
  /** Doctors may list a practice as their own. */
  isDoctor: boolean;
  /** Rejects with the server's error. */
  onSubmit: (values: ListingValues) => Promise<void>;
}

/** The form to add a listing. A draft is stored on the device until the listing is submitted. */
export function AddListingForm({ userId, isDoctor, onSubmit }: AddListingFormProps) {
  const draft = addedListingDraft(userId);
  const form = useForm({
    resolver: zodResolver(listingSchema),
    defaultValues: toListingValues(null),
  });
  const { register, handleSubmit, getValues, reset, setFocus, formState, watch } = form;
  const { problem, checkBeforeSubmit, handleSaveError } = useSubmitChecks(setFocus);
  const keepDraft = () => saveDraft(draft, getValues());

  // Restored after the first render, because the server's HTML has no draft.
  useEffect(() => {
    const stored = loadDraft(draft);
    if (stored) reset(toListingValues(stored));
  }, [draft, reset]);

  const send = (isConfirmedDifferent: boolean) =>
    handleSubmit(async (values) => {
      // A visitor's listing fails to save anyway, so it needs no checks.
      const isMember = await isSignedIn();
      if (isMember && !(await checkBeforeSubmit(values, { isNew: true, isConfirmedDifferent })))
        return;
      try {
        await onSubmit(values);
      } catch (error) {
        // The mutation shows the error, and the form keeps its values.
        handleSaveError(error, values);
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
          <FieldGrid of="contact" without={identityFields} isBasic />
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
          {/* Below the button, so that the button doesn't move when results arrive. */}
          <SimilarPractices
            problem={problem}
            isOwn={isDoctor && watch("is_own_practice")}
            isBusy={formState.isSubmitting}
            onConfirmDifferent={send(true)}
          />
        </FormProvider>
      </Form>
    </Card>
  );
}
