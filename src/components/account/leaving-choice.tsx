import type { ComponentProps } from "react";
import { z } from "zod";
import { RadioGroupField } from "@/components/forms/radio-group-field";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingSkeleton } from "@/components/ui/skeleton";
import type { Practice } from "@/hooks/practice/own-practices";
import { usePeople } from "@/hooks/practice/staff";
import { isPublic } from "@/lib/listings/listing-status";
import { t } from "@/lib/messages";

/** One of the choices of `LeavingChoice`. */
export const leavingSchema = z.string({ error: t`Choose what happens to the practice` });

interface LeavingChoiceProps
  extends Omit<ComponentProps<typeof RadioGroupField>, "label" | "options"> {
  practice: Pick<Practice, "doctor_id" | "practice_name" | "status">;
}

/** Asks what happens to a practice whose owner leaves. `toLeaving` reads the value. */
export function LeavingChoice({ practice, ...props }: LeavingChoiceProps) {
  const { doctor_id: id, practice_name: name } = practice;
  const people = usePeople(id);
  if (people.isPending) return <LoadingSkeleton label={t`Loading your team...`} className="h-16" />;
  if (!people.data) return <LoadFailure query={people} />;
  const { staff } = people.data;
  const managers = staff.filter(({ role }) => role === "manager");
  const withStaff = (hint: string) =>
    staff.length > 0 ? `${hint} ${t`Its staff lose access.`}` : hint;
  const options = [
    ...managers.map(({ user_id, person }) => {
      const manager = person?.full_name ?? t`A member`;
      return {
        value: user_id,
        label: t`Hand it over to ${manager} now`,
        hint: t`They become the owner right away.`,
      };
    }),
    ...(isPublic(practice)
      ? [
          {
            value: "close",
            label: t`Close it today`,
            hint: withStaff(t`Its page shows that it has closed, and open requests end.`),
          },
        ]
      : []),
    {
      value: "leave",
      label: t`Leave it without an owner`,
      hint: withStaff(t`Open requests end, and anyone can claim the listing.`),
    },
  ];
  return <RadioGroupField label={t`What happens to ${name}?`} options={options} {...props} />;
}
