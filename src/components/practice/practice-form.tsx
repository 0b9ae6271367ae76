import { zodResolver } from "@hookform/resolvers/zod";
import { FormProvider, useForm } from "react-hook-form";
import { useDoubts } from "@/components/doctors/doubts";
import { ListingFields } from "@/components/doctors/listing-fields";
import { LookAlikes } from "@/components/doctors/look-alikes";
import { UnsavedChangesGuard } from "@/components/forms/unsaved-changes-guard";
import { CompletenessMeter } from "@/components/practice/completeness-meter";
import { ConfirmPanel } from "@/components/practice/confirm-panel";
import { FeeFields } from "@/components/practice/fee-fields";
import { PhotoField } from "@/components/practice/photo-field";
import { PracticeFields } from "@/components/practice/practice-fields";
import { PracticePreview } from "@/components/practice/practice-preview";
import { type PracticeValues, practiceSchema } from "@/components/practice/practice-schema";
import {
  emptyPractice,
  toPracticeChanges,
  toPracticeValues,
  toTiers,
} from "@/components/practice/practice-values";
import { TierRows } from "@/components/practice/tier-rows";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { type OwnPractice, useSavePractice } from "@/hooks/doctors/own-practices";
import { toast } from "@/lib/toast";

interface PracticeFormProps {
  userId: string;
  id: string;
  /** Undefined while it is not saved yet. */
  practice: OwnPractice | undefined;
}

/** Describes one's own practice, with a look at the result beside it. */
export function PracticeForm({ userId, id, practice }: PracticeFormProps) {
  const save = useSavePractice(userId);
  const form = useForm({
    resolver: zodResolver(practiceSchema),
    defaultValues: practice ? toPracticeValues(practice) : emptyPractice,
  });
  const { handleSubmit, reset, setFocus, formState } = form;
  const { isDirty, isSubmitting } = formState;
  const { doubt, mayBeSent, takeRefusal } = useDoubts(setFocus);

  async function submit(values: PracticeValues, isInsisted: boolean) {
    if (!(await mayBeSent(values, { isNew: !practice, isInsisted }))) return;
    const content = { changes: toPracticeChanges(values), tiers: toTiers(values) };
    try {
      await save.mutateAsync({ id, isNew: !practice, ...content });
    } catch (error) {
      // The toast has said so; what was typed stays.
      takeRefusal(error, values);
      return;
    }
    reset(values);
    toast({
      title: "Practice saved",
      description: practice
        ? "Your listing has been updated"
        : "We check it before it appears in the directory",
      tone: "success",
    });
  }

  const send = (isInsisted: boolean) => handleSubmit((values) => submit(values, isInsisted));

  return (
    <FormProvider {...form}>
      <UnsavedChangesGuard hasChanges={isDirty} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card padding="lg">
          <form noValidate onSubmit={send(false)} className="grid gap-6">
            <PhotoField userId={userId} />
            <ListingFields />
            <FeeFields />
            <TierRows />
            <PracticeFields />
            {!practice && (
              <LookAlikes doubt={doubt} isOwn isBusy={isSubmitting} onInsist={send(true)} />
            )}
            <div className="flex flex-wrap items-center gap-4">
              <Button type="submit" isBusy={isSubmitting}>
                Save Practice
              </Button>
              {isDirty && <p className="text-sm text-ink-soft">You have unsaved changes.</p>}
            </div>
          </form>
        </Card>
        <aside aria-label="Your listing" className="grid gap-6 lg:sticky lg:top-24">
          <Card className="grid gap-5">
            <CompletenessMeter />
            {practice && <ConfirmPanel practice={practice} hasChanges={isDirty} />}
          </Card>
          <PracticePreview id={id} />
        </aside>
      </div>
    </FormProvider>
  );
}
