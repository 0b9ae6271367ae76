import type { useSaveWithChoice } from "@/components/editor/use-save-with-choice";
import { Button } from "@/components/ui/button";
import type { Practice } from "@/hooks/practice/own-practices";
import { toast } from "@/lib/toast";

const choices = [
  { isAccepting: true, label: "Accepting" },
  { isAccepting: false, label: "Not accepting" },
];

interface AvailabilityChoiceProps {
  practice: Practice;
  saving: ReturnType<typeof useSaveWithChoice>;
}

/** Buttons that set whether a practice accepts new patients. */
export function AvailabilityChoice({ practice, saving }: AvailabilityChoiceProps) {
  const { doctor_id: id, practice_name: name, accepting_new_patients: now, version } = practice;

  async function choose(isAccepting: boolean) {
    if (isAccepting === now) return;
    const changes = { accepting_new_patients: isAccepting };
    // The mutation shows a toast on failure.
    const result = await saving.save({ id, version, changes }).catch(() => null);
    if (!result) return;
    const isNowAccepting = result.listing.accepting_new_patients === true;
    toast({
      title: isNowAccepting ? "Now accepting new patients" : "Not accepting new patients",
      description: `The listing for ${name} now shows this`,
      tone: "success",
    });
  }

  return (
    <fieldset className="mt-3">
      <legend className="text-sm text-ink-soft">
        {now === null ? "New patients: not specified yet" : "New patients"}
      </legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {choices.map(({ isAccepting, label }) => (
          <Button
            key={label}
            size="sm"
            variant={isAccepting === now ? "primary" : "secondary"}
            aria-pressed={isAccepting === now}
            isBusy={saving.isPending}
            onClick={() => void choose(isAccepting)}
          >
            {label}
          </Button>
        ))}
      </div>
      {saving.dialog}
    </fieldset>
  );
}
