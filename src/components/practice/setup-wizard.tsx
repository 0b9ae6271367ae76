import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { useNavigate, useSearchParams } from "react-router-dom";
import { ListedPractices } from "@/components/editor/identity-check";
import type { OwnListingField, OwnListingValues } from "@/components/editor/own-listing-schema";
import { SimilarPractices } from "@/components/editor/similar-practices";
import { Form } from "@/components/forms/form";
import { FormErrorSummary } from "@/components/forms/form-error-summary";
import { RestoredNotice } from "@/components/forms/restored-notice";
import { UnsavedChangesGuard } from "@/components/forms/unsaved-changes-guard";
import { isFilled } from "@/components/practice/completeness";
import { DeleteDraftButton } from "@/components/practice/delete-draft-button";
import { RegistryNotice, useRegistryPrefill } from "@/components/practice/registry-prefill";
import { setupSteps } from "@/components/practice/setup-sections";
import { savedValues, useSetupForm } from "@/components/practice/use-setup-form";
import { Button, LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { TextLink } from "@/components/ui/text-link";
import { useFindListedPractices } from "@/hooks/editor/similar-listings";
import { useMoveListing } from "@/hooks/practice/move-listing";
import type { OwnListing } from "@/hooks/practice/own-listings";
import { focusOnMount } from "@/lib/browser/focus";
import { discardUnsavedChanges } from "@/lib/browser/unsaved-changes";
import { isValidNpi } from "@/lib/format/npi";
import { enumerate } from "@/lib/format/numbers";
import { paths } from "@/lib/paths";
import { editorOf, missingForReview } from "@/lib/practice/own-listing";
import { toast } from "@/lib/toast";

/** Steps that are complete once one of these fields is filled in. */
const answers: Readonly<Record<string, readonly OwnListingField[]>> = {
  basics: ["phone", "website"],
  price: ["monthly_price", "yearly_price", "tiers", "membership_levels"],
  patients: ["accepting_new_patients", "patient_ages"],
  included: ["services", "languages"],
};

/** Where to continue a draft: its first incomplete step. */
function firstIncompleteStep(values: OwnListingValues): string {
  const next = Object.entries(answers).find(
    ([, fields]) => !fields.some((field) => isFilled(values[field])),
  );
  return next?.[0] ?? "finish";
}

interface SetupWizardProps {
  userId: string;
  id: string;
  /** The draft; undefined until its first step is saved. */
  practice: OwnListing | undefined;
}

/** The first setup of a listing, one step at a time. Each step is saved as a draft. */
export function SetupWizard({ userId, id, practice }: SetupWizardProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const move = useMoveListing();
  const named =
    params.get("step") ?? (practice ? firstIncompleteStep(savedValues(practice, null)) : "find");
  const place = Math.max(
    setupSteps.findIndex((step) => step.id === named),
    0,
  );
  // Place always names a step.
  const [first] = setupSteps;
  const step = setupSteps[place] ?? first;
  if (!step) throw new Error("There are no steps.");
  const setup = useSetupForm({
    userId,
    id,
    practice,
    change: null,
    part: step,
    draftPart: "description",
  });
  const { form, draft, failure, isSubmitting } = setup;
  const editor = editorOf(practice, userId);
  const registry = useRegistryPrefill(form, editor === "owner");
  const findListedPractices = useFindListedPractices();
  const [stoppedAttempt, setStoppedAttempt] = useState(0);
  // The person has confirmed in the first step that the listings found there are other practices.
  const [isDifferent, setIsDifferent] = useState(false);
  const isLast = place === setupSteps.length - 1;
  const pathOf = (index: number) =>
    paths.ownPractice(id, { step: setupSteps[index]?.id ?? "finish" });
  const next = () => navigate(pathOf(place + 1));

  /** Whether the practice is already listed, so that it is claimed instead; the notice takes the focus. */
  async function stopIfListed(isConfirmedDifferent: boolean) {
    const listed = await findListedPractices(form.getValues());
    const isStopped =
      listed.some(({ is_same }) => is_same) || (listed.length > 0 && !isConfirmedDifferent);
    if (isStopped) setStoppedAttempt((before) => before + 1);
    return isStopped;
  }

  async function continueFromFind(isConfirmedDifferent: boolean) {
    const [npi, name, zip] = form.getValues(["npi", "practice_name", "address_zip"]);
    if (!npi.trim() && !(name.trim() && zip.trim())) {
      const message = "Enter your NPI, or the practice name and ZIP code";
      form.setError("npi", { message });
      setup.showErrors({ npi: { message } });
      return;
    }
    if (await stopIfListed(isConfirmedDifferent)) return;
    if (!(await registry.fillFromRegistry())) return;
    // The registry's name, ZIP code, or phone can be those of a listing.
    if (await stopIfListed(isConfirmedDifferent)) return;
    setIsDifferent(isConfirmedDifferent);
    await next();
  }

  async function submitForReview(draftToSubmit: OwnListing) {
    try {
      await move.mutateAsync({ id: draftToSubmit.id, action: "submit" });
    } catch (error) {
      setup.handleSaveError(error, form.getValues());
      return;
    }
    toast({
      title: "Listing submitted for review",
      description: "An admin will review it before it appears in the directory",
      tone: "success",
    });
    await navigate(paths.ownPractice(id), { replace: true });
  }

  const proceed = (isConfirmedDifferent: boolean) =>
    setup.handleSubmit(async (values) => {
      if (step.id === "find") {
        await continueFromFind(isConfirmedDifferent);
        return;
      }
      const needsSave = setup.hasChanges || setup.isNew;
      if (needsSave && !(await setup.savePart(values, isConfirmedDifferent || isDifferent))) return;
      if (!isLast) await next();
      else if (practice) await submitForReview(practice);
    });

  const preview = setup.handleSubmit(async (values) => {
    if (setup.hasChanges && !(await setup.savePart(values, true))) return;
    // What other steps have not saved stays in the draft on this device.
    discardUnsavedChanges();
    await navigate(paths.listing(id));
  });

  /** Leaves an invalid NPI behind, which no other step could correct, and doesn't wait for the registry. */
  function skipFind() {
    registry.cancel();
    if (!isValidNpi(form.getValues("npi").trim())) form.resetField("npi");
    form.clearErrors();
  }
  const missing = practice ? missingForReview(practice) : [];

  return (
    <FormProvider {...form}>
      <UnsavedChangesGuard hasChanges={setup.isDirty} isDraftSaved isSamePage />
      {setup.dialog}
      <RestoredNotice draft={draft} />
      <Card padding="lg" className="max-w-2xl">
        <Form onSubmit={proceed(false)} className="grid gap-6">
          <StepHeading key={step.id} place={place} title={step.title} />
          <FormErrorSummary key={failure?.attempt} errors={failure?.errors ?? []} />
          {step.id === "basics" && (
            <RegistryNotice finding={registry.finding} findPath={pathOf(place - 1)} />
          )}
          <step.Component
            key={`${step.id}/${draft.restored ? "restored" : "saved"}`}
            id={id}
            userId={userId}
            editor={editor}
          />
          {isLast && practice && (
            <Button
              variant="ghost"
              size="sm"
              className="-ml-4 w-fit"
              isBusy={isSubmitting}
              onClick={() => void preview()}
            >
              Save and preview the whole page
            </Button>
          )}
          {isLast && missing.length > 0 && (
            <p className="text-sm">
              <span>{`Before you can submit it, add ${enumerate(missing)} under`}</span>{" "}
              <TextLink to={pathOf(1)}>The basics</TextLink>.
            </p>
          )}
          {isLast && (
            <p className="text-sm text-ink-soft">
              We review each new listing before it appears in the directory.
              {editor === "owner" && " Next, we ask how we can see that it's your practice."}
            </p>
          )}
          <div className="flex flex-wrap items-center gap-3">
            {place > 0 && (
              <LinkButton to={pathOf(place - 1)} variant="secondary">
                Back
              </LinkButton>
            )}
            <Button
              type="submit"
              isBusy={isSubmitting}
              disabled={isLast && (missing.length > 0 || !practice)}
            >
              {isLast ? "Submit for review" : "Continue"}
            </Button>
            {step.id === "find" && (
              <LinkButton to={pathOf(1)} variant="ghost" onClick={skipFind}>
                Skip, enter it myself
              </LinkButton>
            )}
          </div>
          {/* Below the buttons, so that they don't move when results arrive. */}
          {place === 0 && (
            <div
              key={stoppedAttempt}
              {...(stoppedAttempt > 0 && { tabIndex: -1, ref: focusOnMount })}
            >
              <ListedPractices
                isByName
                ifDifferent={
                  stoppedAttempt > 0 && (
                    <Button
                      variant="secondary"
                      size="sm"
                      isBusy={isSubmitting}
                      onClick={() => void proceed(true)()}
                    >
                      No, it's a different practice
                    </Button>
                  )
                }
              />
            </div>
          )}
          {place === 1 && <ListedPractices />}
          {(place === 1 || setup.problem) && (
            <SimilarPractices
              problem={setup.problem}
              isOwn
              isBusy={isSubmitting}
              onConfirmDifferent={() => void proceed(true)()}
            />
          )}
        </Form>
      </Card>
      <div className="mt-4 flex max-w-2xl flex-wrap items-center justify-between gap-3 text-sm text-ink-soft">
        <p>
          {practice
            ? "Only you can see this draft. Each step is saved when you continue."
            : "Only you can see it until you submit it for review."}
        </p>
        {practice && (
          <DeleteDraftButton
            listing={practice}
            userId={userId}
            onDeleted={() => void navigate(paths.practiceSetup, { replace: true })}
          />
        )}
      </div>
    </FormProvider>
  );
}

interface StepHeadingProps {
  place: number;
  title: string;
}

/** The progress and the title of a step. The title takes the focus when the step changes. */
function StepHeading({ place, title }: StepHeadingProps) {
  const total = setupSteps.length;
  return (
    <div>
      <p id="setup-progress" className="text-sm text-ink-soft">
        {`Step ${place + 1} of ${total}`}
      </p>
      <progress
        aria-labelledby="setup-progress"
        max={total}
        value={place + 1}
        className="mt-2 block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary"
      />
      <h2 ref={focusAfterStep} tabIndex={-1} className="mt-4 text-2xl">
        {title}
      </h2>
    </div>
  );
}

function focusAfterStep(heading: HTMLHeadingElement | null) {
  // On the first step that is shown, nothing in the form has the focus yet.
  if (heading?.closest("form")?.contains(document.activeElement)) heading.focus();
}
