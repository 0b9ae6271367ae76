import { SlidersHorizontal } from "lucide-react";
import { type SubmitEvent, useId, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useAccount } from "@/components/account/account-context";
import { Form } from "@/components/forms/form";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { Button, LinkButton } from "@/components/ui/button";
import { RemovableLink } from "@/components/ui/removable-link";
import { useSavedViews } from "@/hooks/admin/saved-views";
import {
  describeFilters,
  filterFields,
  parseQueueFilters,
  type QueueName,
} from "@/lib/admin/queue-filters";
import { paths } from "@/lib/paths";

const maxNameLength = 40;

/** The filters and the order of a queue, which are in the URL, and the views that the admin has saved. */
export function QueueFilterBar({ queue }: { queue: QueueName }) {
  const id = useId();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const { views, save, remove } = useSavedViews(useAccount().id, queue);
  const filters = parseQueueFilters(queue, params);
  const chosen = describeFilters(queue, filters);
  const current = views.find((view) => describeFilters(queue, view.filters) === chosen);

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
        {views.map((view) => (
          <LinkButton
            key={view.name}
            to={paths.adminTab(queue, view.filters)}
            size="sm"
            variant="ghost"
            aria-current={view === current ? "true" : undefined}
            className="ring-1 ring-line ring-inset aria-[current]:bg-sage"
            preventScrollReset
          >
            {view.name}
          </LinkButton>
        ))}
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
        <div className="grid grid-cols-2 gap-4 lg:grid-cols-3">
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
        {current && (
          <Button size="sm" variant="ghost" className="mt-3" onClick={() => remove(current.name)}>
            Delete the view “{current.name}”
          </Button>
        )}
        {chosen && !current && <SaveViewForm onSave={(name) => save(name, filters)} />}
      </div>
    </div>
  );
}

function SaveViewForm({ onSave }: { onSave: (name: string) => void }) {
  const [name, setName] = useState("");

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (name.trim()) onSave(name.trim());
  }

  return (
    <Form onSubmit={submit} className="mt-4 flex flex-wrap items-end gap-3">
      <TextField
        label="Name of this view"
        className="min-w-0 flex-1 basis-56 sm:max-w-xs"
        maxLength={maxNameLength}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" variant="secondary">
        Save view
      </Button>
    </Form>
  );
}
