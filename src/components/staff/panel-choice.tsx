import { Button } from "@/components/ui/button";
import type { Practice, useSetPanel } from "@/hooks/staff/practices";
import { toast } from "@/lib/toast";

const choices = [
  { isAccepting: true, label: "Accepting" },
  { isAccepting: false, label: "Not accepting" },
];

interface PanelChoiceProps {
  practice: Practice;
  panel: ReturnType<typeof useSetPanel>;
}

/** Says for a practice whether it accepts new patients: one press. */
export function PanelChoice({ practice, panel }: PanelChoiceProps) {
  const { doctor_id: id, practice_name: name, accepting_new_patients: now } = practice;

  function choose(isAccepting: boolean) {
    if (isAccepting === now) return;
    panel.mutate(
      { id, isAccepting },
      {
        onSuccess: () =>
          toast({
            title: isAccepting ? "Accepts new patients" : "Accepts no new patients",
            description: `The listing of ${name} says so now`,
            tone: "success",
          }),
      },
    );
  }

  return (
    <fieldset className="mt-3">
      <legend className="text-sm text-ink-soft">
        New patients{now === null && ": the listing does not say yet"}
      </legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {choices.map(({ isAccepting, label }) => (
          <Button
            key={label}
            size="sm"
            variant={isAccepting === now ? "primary" : "secondary"}
            aria-pressed={isAccepting === now}
            isBusy={panel.isPending}
            onClick={() => choose(isAccepting)}
          >
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
