import { Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { type Group, groups } from "@/components/household/people";

interface StepperProps {
  group: Group;
  ages: readonly string[];
  /** The household has the maximum number of people. */
  isFull: boolean;
  onChange: (ages: readonly string[]) => void;
}

/** A plus and a minus button with the number of people in a group. */
export function Stepper({ group, ages, isFull, onChange }: StepperProps) {
  const { one, more, article, usual } = groups[group];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read out with each field of ages.
    <div role="group" aria-label={more} className="flex items-center gap-3">
      <span className="flex-1 font-semibold">{more}</span>
      <Step
        label={`Remove ${article} ${one.toLowerCase()}`}
        isOff={ages.length === 0}
        onPress={() => onChange(ages.slice(0, -1))}
      >
        <Minus aria-hidden="true" />
      </Step>
      <output className="w-8 text-center text-lg font-semibold tabular-nums">{ages.length}</output>
      <Step
        label={`Add ${article} ${one.toLowerCase()}`}
        isOff={isFull}
        onPress={() => onChange([...ages, usual])}
      >
        <Plus aria-hidden="true" />
      </Step>
    </div>
  );
}

interface StepProps {
  label: string;
  isOff: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Uses `aria-disabled` because `disabled` would lose the focus. */
function Step({ label, isOff, onPress, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onPress();
      }}
      className="grid size-11 place-items-center rounded-full text-primary ring-1 ring-line-strong/70 ring-inset hover:bg-sage aria-disabled:opacity-50 aria-disabled:hover:bg-transparent [&_svg]:size-5"
    >
      {children}
    </button>
  );
}
