import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { SelectField } from "@/components/forms/select-field";
import { Button } from "@/components/ui/button";
import { RemovableLink } from "@/components/ui/removable-link";
import {
  describeFilters,
  filterFields,
  parseQueueFilters,
  type QueueName,
} from "@/lib/admin/queue-filters";
import { paths } from "@/lib/paths";

/** The filters and the order of a queue, which are in the URL. */
export function QueueFilterBar({ queue }: { queue: QueueName }) {
  const id = useId();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const filters = parseQueueFilters(queue, params);
  const chosen = describeFilters(queue, filters);

  return (
    <div className="mb-5">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden="true" />
          Filter and sort
        </Button>
        {chosen && (
          <RemovableLink
            to={paths.adminTab(queue)}
            label={chosen}
            name={`Clear filters: ${chosen}`}
            tone="sky"
            preventScrollReset
          />
        )}
      </div>
      <div id={id} hidden={!isOpen} className="mt-3 rounded-xl bg-sage p-4 sm:p-5">
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {filterFields(queue).map(({ name, label, any, options }) => (
            <SelectField
              key={name}
              label={label}
              value={filters[name] ?? ""}
              onChange={({ target }) =>
                void navigate(paths.adminTab(queue, { ...filters, [name]: target.value }), {
                  preventScrollReset: true,
                })
              }
            >
              <option value="">{any}</option>
              {options.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      </div>
    </div>
  );
}
