import type { ComponentProps } from "react";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import type { FilterBar } from "@/components/moderation/filter-bar";
import { decisionActions, decisionLabel } from "@/lib/moderation/decision-actions";
import type { DecisionFilters } from "@/lib/moderation/desk-filters";

interface DecisionFieldsProps {
  field: Parameters<NonNullable<ComponentProps<typeof FilterBar>["children"]>>[0];
  filters: DecisionFilters;
  admins: { id: string; name: string }[];
}

/** The filters of the decision log, next to its search. */
export function DecisionFields({ field, filters, admins }: DecisionFieldsProps) {
  const { action, by } = filters;
  const isFormer = by !== "" && !admins.some(({ id }) => id === by);
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <SelectField label="Decision" {...field("action")}>
        <option value="">Any</option>
        {decisionActions(action).map((one) => (
          <option key={one} value={one}>
            {decisionLabel(one)}
          </option>
        ))}
      </SelectField>
      <SelectField label="Admin" {...field("by")}>
        <option value="">Anyone</option>
        {admins.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {isFormer && <option value={by}>A former admin</option>}
      </SelectField>
      <TextField type="date" label="From" {...field("from")} />
      <TextField type="date" label="Until" {...field("to")} />
    </div>
  );
}
