import { X } from "lucide-react";
import type { MouseEvent } from "react";
import { removeFromTray } from "@/hooks/comparison/chosen";
import type { TrayItem } from "@/lib/comparison/chosen";

/** The listings in the tray, each with a remove button. */
export function TrayList({ tray }: { tray: readonly TrayItem[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {tray.map(({ id, name }) => (
        <li
          key={id}
          className="flex max-w-full min-w-0 items-center rounded-full bg-sage pl-4 text-sm font-semibold"
        >
          <span className="truncate md:max-w-32">{name}</span>
          <button
            type="button"
            aria-label={`Remove ${name} from the comparison`}
            className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:text-ink"
            onClick={(event) => removeAndMoveFocus(event, id)}
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Removes a listing and moves the focus to its neighbor. */
function removeAndMoveFocus({ currentTarget }: MouseEvent, id: string): void {
  const item = currentTarget.closest("li");
  const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
  removeFromTray(id);
  const button = neighbor?.querySelector("button");
  if (button) button.focus();
  else focusHeading();
}

/** Moves the focus to the page's heading when the tray disappears. */
export function focusHeading(): void {
  const heading = document.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus();
}
