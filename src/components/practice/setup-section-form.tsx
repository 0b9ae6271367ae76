import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { SimilarPractices } from "@/components/editor/similar-practices";
import { Form } from "@/components/forms/form";
import { FormErrorSummary } from "@/components/forms/form-error-summary";
import { RestoredNotice } from "@/components/forms/restored-notice";
import { UnsavedChangesGuard } from "@/components/forms/unsaved-changes-guard";
import { savedMessage } from "@/components/practice/preview-values";
import type { SetupPart } from "@/components/practice/setup-sections";
import { useSetupForm } from "@/components/practice/use-setup-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { ListingChange } from "@/hooks/editor/pending-changes";
import type { OwnListing } from "@/hooks/practice/own-listings";
import { focusControl } from "@/lib/browser/focus";
import { isCheckedPart } from "@/lib/editor/listing-identity";
import { editorOf } from "@/lib/practice/own-listing";
import { toast } from "@/lib/toast";

interface SetupSectionFormProps {
  userId: string;
  practice: OwnListing;
  /** The latest change that needed a review. */
  change: ListingChange | null;
  section: SetupPart;
  /** The field to focus first. */
  field: string | null;
}

/** Focuses a field or, if it isn't shown, the first control or collapsed group. */
function focusField(form: HTMLFormElement | null, field: string | null) {
  if (field === null) return;
  const controls = [
    ...(form?.querySelectorAll<HTMLElement>("summary,input,select,textarea") ?? []),
  ];
  const control =
    controls.find(
      (one) =>
        one.getAttribute("name") === field ||
        one.closest<HTMLElement>("[data-field]")?.dataset.field === field,
    ) ?? controls[0];
  if (control?.localName === "summary") control.focus();
  else if (control) focusControl(control);
}

/** One section of a practice's page, with its own Save. */
export function SetupSectionForm({
  userId,
  practice,
  change,
  section,
  field,
}: SetupSectionFormProps) {
  const { id } = practice;
  const setup = useSetupForm({
    userId,
    id,
    practice,
    change,
    part: section,
    draftPart: section.id,
  });
  const { form, draft, failure } = setup;
  // The same function on each render, so that it is called once.
  const [takeForm] = useState(
    () => (element: HTMLFormElement | null) => focusField(element, field),
  );
  const { Component } = section;

  const submit = setup.handleSubmit(async (values) => {
    const result = await setup.savePart(values, true);
    if (!result) return;
    toast({ ...savedMessage(practice, result.waiting.filter(isCheckedPart)), tone: "success" });
  });

  return (
    <FormProvider {...form}>
      <UnsavedChangesGuard hasChanges={setup.isDirty} isDraftSaved />
      {setup.dialog}
      <RestoredNotice draft={draft} />
      <Card padding="lg" className="max-w-3xl">
        <Form
          ref={takeForm}
          data-focused-field={field ?? undefined}
          onSubmit={submit}
          submitsOnEnter={false}
          className="grid gap-6"
        >
          <h2 className="text-2xl">{section.title}</h2>
          <FormErrorSummary key={failure?.attempt} errors={failure?.errors ?? []} />
          <Component
            key={draft.restored ? "restored" : "saved"}
            id={id}
            userId={userId}
            editor={editorOf(practice, userId)}
          />
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" isBusy={setup.isSubmitting}>
              Save
            </Button>
            {setup.isDirty && <p className="text-sm text-ink-soft">You have unsaved changes.</p>}
          </div>
          {setup.problem && (
            <SimilarPractices
              problem={setup.problem}
              isOwn
              isBusy={setup.isSubmitting}
              onConfirmDifferent={() => void submit()}
            />
          )}
        </Form>
      </Card>
    </FormProvider>
  );
}
