import { type FormEvent, useRef, useState } from "react";
import { AgeFields } from "@/components/household/age-fields";
import { agesOf, problemsOf, toPeople } from "@/components/household/people";
import { Stepper } from "@/components/household/stepper";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { useChangeHousehold } from "@/hooks/household/change";
import { useHousehold } from "@/hooks/household/household";
import { maxHouseholdSize } from "@/lib/supabase/shared-limits";

/** The dialog for entering a household: the number of people, then their ages. */
export function HouseholdDialog({ onClose }: { onClose: () => void }) {
  const { ages } = useHousehold();
  const change = useChangeHousehold();
  const form = useRef<HTMLFormElement>(null);
  const [people, setPeople] = useState(() => toPeople(ages));
  const [isValidated, setIsValidated] = useState(false);
  const count = people.adults.length + people.children.length;
  const problems = isValidated ? problemsOf(people) : {};

  function save(event: FormEvent) {
    event.preventDefault();
    // The dialog's React parent may be another form.
    event.stopPropagation();
    setIsValidated(true);
    const [first] = Object.keys(problemsOf(people));
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
      title="Who is it for?"
      description="We'll show the total for your household. Ages stay on this device."
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
          {count >= maxHouseholdSize && `You can add up to ${maxHouseholdSize} people.`}
          {problems.empty && <span className="text-danger">{problems.empty}</span>}
        </p>
        <div className="mt-4 flex flex-wrap justify-end gap-3">
          {ages ? (
            <Button variant="ghost" onClick={remove}>
              Only me
            </Button>
          ) : (
            <DialogClose>
              <Button variant="ghost">Cancel</Button>
            </DialogClose>
          )}
          <Button type="submit">Show our prices</Button>
        </div>
      </form>
    </Dialog>
  );
}
