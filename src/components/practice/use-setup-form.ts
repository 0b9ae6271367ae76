import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import {
  emptyOwnListing,
  type OwnListingValues,
  ownListingFields,
  toChanges,
  toOwnListingValues,
} from "@/components/editor/own-listing-schema";
import { useSaveWithChoice } from "@/components/editor/use-save-with-choice";
import { useSubmitChecks } from "@/components/editor/use-submit-checks";
import type { SummarizedError } from "@/components/forms/form-error-summary";
import { resetForm } from "@/components/forms/reset-form";
import { canEditField, type SetupPart } from "@/components/practice/setup-sections";
import type { ListingChange } from "@/hooks/editor/pending-changes";
import { useFormDraft } from "@/hooks/form-draft";
import type { OwnListing } from "@/hooks/practice/own-listings";
import { listingDraft } from "@/lib/browser/draft-names";
import { columnLabel } from "@/lib/editor/listing-history";
import { withChanges } from "@/lib/editor/listing-identity";
import { joinOffices, readOffices } from "@/lib/editor/offices-edit";
import { proposedChange } from "@/lib/editor/proposed-change";
import type { SaveResult } from "@/lib/editor/save-result";
import { editorOf } from "@/lib/practice/own-listing";

/** The form values of a practice as its editors see it, with what waits for review. */
export function savedValues(
  practice: OwnListing | undefined,
  change: ListingChange | null,
): OwnListingValues {
  if (!practice) return emptyOwnListing;
  if (change?.status !== "open") return toOwnListingValues(practice);
  const { changes, clinicians } = proposedChange(practice, change.proposed);
  const { offices }: Record<string, unknown> = Object(change.proposed);
  return toOwnListingValues(
    withChanges(practice, changes),
    clinicians?.after,
    joinOffices(practice.offices, readOffices(offices)),
  );
}

/** The errors of a form, one for each field, with the names that its controls have. */
function listErrors(errors: object, path = ""): SummarizedError[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== "object" || error === null) return [];
    const name = path ? `${path}.${key}` : key;
    const { message, ref: _, ...nested }: { message?: unknown; ref?: unknown } = error;
    if (typeof message !== "string") return listErrors(nested, name);
    const [column = ""] = name.split(".");
    return [{ fieldName: name, message: `${columnLabel(column)}: ${message}` }];
  });
}

interface FailedAttempt {
  part: string;
  attempt: number;
  errors: SummarizedError[];
}

interface SetupFormOptions {
  userId: string;
  id: string;
  /** Undefined until it is saved. */
  practice: OwnListing | undefined;
  /** The latest change that needed a review. */
  change: ListingChange | null;
  /** The section or step that is shown. Its fields are validated and saved. */
  part: SetupPart;
  /** The name of the draft on this device: see `listingDraft`. */
  draftPart: string;
}

/** The form of a practice, of which one section or step is shown and saved at a time. */
export function useSetupForm({ userId, id, practice, change, part, draftPart }: SetupFormOptions) {
  const { save, dialog } = useSaveWithChoice("Error saving practice");
  const saved = savedValues(practice, change);
  const form = useForm({
    resolver: zodResolver(part.schema),
    defaultValues: saved,
    // The summary of errors takes the focus.
    shouldFocusError: false,
    // Messages that disappear when a field is left would move the button that is being clicked.
    reValidateMode: "onSubmit",
  });
  const draft = useFormDraft({
    form,
    saved,
    name: listingDraft(id, draftPart, userId),
    version: practice?.version ?? null,
  });
  const { isDirty, dirtyFields, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<FailedAttempt | null>(null);
  const { problem, checkBeforeSubmit, handleSaveError } = useSubmitChecks(form.setFocus);
  const isNew = draft.version === null;
  const editor = editorOf(practice, userId);
  const fields = part.fields.filter((field) => canEditField(editor, field));
  const dirty = new Set(Object.keys(dirtyFields));
  const hasChanges = fields.some((field) => dirty.has(field));

  const showErrors = (errors: object) =>
    setFailure((before) => ({
      part: part.id,
      attempt: (before?.attempt ?? 0) + 1,
      errors: listErrors(errors),
    }));

  /** Calls back with valid values of the part, or shows its errors. */
  const handleSubmit = (onValid: (values: OwnListingValues) => Promise<void>) =>
    form.handleSubmit(async (values) => {
      setFailure(null);
      await onValid(values);
    }, showErrors);

  /** Saves the changed fields of the part. Returns null if nothing was saved; the reason is shown. */
  async function savePart(
    values: OwnListingValues,
    isConfirmedDifferent: boolean,
  ): Promise<SaveResult | null> {
    const hasPlace = fields.includes("address_zip");
    if (hasPlace && !(await checkBeforeSubmit(values, { isNew, isConfirmedDifferent }))) {
      return null;
    }
    const sent = structuredClone(form.getValues());
    const sentFields = fields.filter((field) => dirty.has(field));
    try {
      const result = await save({
        id,
        version: draft.version ?? undefined,
        changes: toChanges(values, Object.fromEntries(sentFields.map((field) => [field, true]))),
        isOwnPractice: isNew,
        isDraft: isNew,
      });
      if (!result) return null;
      draft.markSaved(result.version);
      resetForm(form.reset, {
        sent,
        typed: form.getValues(),
        saved: toOwnListingValues(result.listing),
        unsent: ownListingFields.filter((field) => dirty.has(field) && !fields.includes(field)),
      });
      return result;
    } catch (error) {
      // The mutation shows the error, and the form keeps its values.
      handleSaveError(error, values);
      return null;
    }
  }

  return {
    form,
    draft,
    /** The dialog of conflicts. Render it anywhere in the form. */
    dialog,
    /** A practice that may be the same one. */
    problem,
    handleSaveError,
    savePart,
    isNew,
    isDirty,
    /** Whether the part has unsaved changes. */
    hasChanges,
    isSubmitting,
    handleSubmit,
    showErrors,
    /** The errors of the latest attempt, if it failed in this part. */
    failure: failure?.part === part.id ? failure : null,
  };
}
