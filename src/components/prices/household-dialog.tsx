import { Minus, Plus } from "lucide-react";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { useChangeHousehold, useHousehold } from "@/hooks/prices/household";
import { t } from "@/lib/messages";
import { type Ages, adultAge, maxAge } from "@/lib/prices/household-ages";
import { maxHouseholdSize } from "@/lib/supabase/shared-limits";

/** The two groups of a household. */
type Group = "adults" | "children";

/** The ages of a household while they are being typed. */
type People = Record<Group, readonly string[]>;

/** The ages of each group. A new person starts with a typical age. */
const groups: Record<Group, { from: number; to: number; usual: string }> = {
  adults: { from: adultAge, to: maxAge, usual: "40" },
  children: { from: 0, to: adultAge - 1, usual: "8" },
};

/** The texts of each group. */
const texts = {
  adults: {
    title: t`Adults`,
    add: t`Add an adult`,
    remove: t`Remove an adult`,
    age: t`Adult's age`,
    ageOf: (number: number) => t`Adult ${number}'s age`,
  },
  children: {
    title: t`Children`,
    add: t`Add a child`,
    remove: t`Remove a child`,
    age: t`Child's age`,
    ageOf: (number: number) => t`Child ${number}'s age`,
  },
};

/** The household to edit: the current one, or one adult. */
function toPeople(ages: Ages | null): People {
  const known = ages ?? [Number(groups.adults.usual)];
  return {
    adults: known.filter((age) => age >= adultAge).map(String),
    children: known.filter((age) => age < adultAge).map(String),
  };
}

/** The form name of a person's age field. */
const fieldName = (group: Group, index: number) => `${group}-${index}`;

/** Validation messages by field name; `empty` if there are no people. */
function findProblems(people: People): Record<string, string> {
  const problems: Record<string, string> = {};
  if (people.adults.length + people.children.length === 0)
    problems.empty = t`Add at least one person`;
  for (const group of ["adults", "children"] as const) {
    const { from, to } = groups[group];
    for (const [index, text] of people[group].entries()) {
      const age = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
      if (age >= from && age <= to) continue;
      problems[fieldName(group, index)] =
        age > maxAge || !(age >= 0) || group === "adults"
          ? t`Enter an age from ${from} to ${to}`
          : t`Children are ${to} or younger. Add anyone older as an adult`;
    }
  }
  return problems;
}

/** The ages that were typed. They must be valid. */
const agesOf = ({ adults, children }: People): Ages => [...adults, ...children].map(Number);

interface HouseholdDialogProps {
  /** The people to start with if none are known. */
  people?: Ages | null | undefined;
  onClose: () => void;
}

/** The dialog for entering a household: the number of people, then their ages. */
export function HouseholdDialog({ people: usual = null, onClose }: HouseholdDialogProps) {
  const { ages } = useHousehold();
  const change = useChangeHousehold();
  const form = useRef<HTMLFormElement>(null);
  const [people, setPeople] = useState(() => toPeople(ages ?? usual));
  const [isValidated, setIsValidated] = useState(false);
  const count = people.adults.length + people.children.length;
  const problems = isValidated ? findProblems(people) : {};

  function save(event: FormEvent) {
    event.preventDefault();
    // The dialog's React parent may be another form.
    event.stopPropagation();
    setIsValidated(true);
    const [first] = Object.keys(findProblems(people));
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    change(agesOf(people));
    onClose();
  }

  function remove() {
    change(null);
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Who is it for?`}
      description={t`We'll show the total for your household. We send the ages to our server to calculate prices, but store them only on this device.`}
    >
      <form ref={form} noValidate onSubmit={save}>
        {(["adults", "children"] as const).map((group) => (
          <div key={group} className="not-first:mt-6">
            <Stepper
              group={group}
              isFull={count >= maxHouseholdSize}
              onChange={(ages) => setPeople({ ...people, [group]: ages })}
              ages={people[group]}
            />
            <AgeFields
              group={group}
              ages={people[group]}
              problems={problems}
              onChange={(ages) => setPeople({ ...people, [group]: ages })}
            />
          </div>
        ))}
        <p role="status" className="mt-4 min-h-6 text-sm text-ink-soft">
          {count >= maxHouseholdSize && (
            <span>{t`You can add up to ${maxHouseholdSize} people.`}</span>
          )}
          {problems.empty && <span className="text-danger">{problems.empty}</span>}
        </p>
        <div className="mt-4 flex flex-wrap justify-end gap-3">
          {ages ? (
            <Button variant="ghost" onClick={remove}>
              {t`Just me`}
            </Button>
          ) : (
            <DialogClose>
              <Button variant="ghost">{t`Cancel`}</Button>
            </DialogClose>
          )}
          <Button type="submit">{t`Show prices`}</Button>
        </div>
      </form>
    </Dialog>
  );
}

interface AgeFieldsProps {
  group: Group;
  ages: readonly string[];
  problems: Readonly<Record<string, string>>;
  onChange: (ages: readonly string[]) => void;
}

/** The ages of the adults or the children. */
function AgeFields({ group, ages, problems, onChange }: AgeFieldsProps) {
  const { age: onlyAge, ageOf } = texts[group];
  if (ages.length === 0) return null;
  return (
    <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
      {ages.map((age, index) => {
        const name = fieldName(group, index);
        return (
          <TextField
            key={name}
            name={name}
            label={ages.length === 1 ? onlyAge : ageOf(index + 1)}
            error={problems[name]}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={age}
            onChange={({ currentTarget }) =>
              onChange(ages.map((other, at) => (at === index ? currentTarget.value : other)))
            }
          />
        );
      })}
    </div>
  );
}

interface StepperProps {
  group: Group;
  ages: readonly string[];
  /** The household has the maximum number of people. */
  isFull: boolean;
  onChange: (ages: readonly string[]) => void;
}

/** A plus and a minus button with the number of people in a group. */
function Stepper({ group, ages, isFull, onChange }: StepperProps) {
  const { title, add, remove } = texts[group];
  const { usual } = groups[group];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read out with each field of ages.
    <div role="group" aria-label={title} className="flex items-center gap-3">
      <span className="flex-1 font-semibold">{title}</span>
      <Step label={remove} isOff={ages.length === 0} onClick={() => onChange(ages.slice(0, -1))}>
        <Minus aria-hidden="true" />
      </Step>
      <output className="w-8 text-center text-lg font-semibold tabular-nums">{ages.length}</output>
      <Step label={add} isOff={isFull} onClick={() => onChange([...ages, usual])}>
        <Plus aria-hidden="true" />
      </Step>
    </div>
  );
}

interface StepProps {
  label: string;
  isOff: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Uses `aria-disabled` because `disabled` would lose the focus. */
function Step({ label, isOff, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onClick();
      }}
      className="grid size-11 place-items-center rounded-full text-primary ring-1 ring-line-strong/70 ring-inset hover:bg-sage aria-disabled:opacity-50 aria-disabled:hover:bg-transparent [&_svg]:size-5"
    >
      {children}
    </button>
  );
}
