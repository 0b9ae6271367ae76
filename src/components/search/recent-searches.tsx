import { Clock, X } from "lucide-react";
import { type MouseEvent, useId, useState } from "react";
import { Link } from "react-router-dom";
import { Panel } from "@/components/search/panel";
import type { SearchActivity } from "@/components/search/use-nearness";
import { Button } from "@/components/ui/button";
import { useRoomBelow } from "@/hooks/room-below";
import {
  forgetSearch,
  forgetSearches,
  rememberSearch,
  useRecentSearches,
} from "@/hooks/search/recent";
import { searched } from "@/lib/browser/searched";
import { paths } from "@/lib/paths";

// Five rows and their heading.
const height = 300;

interface RecentSearchesProps {
  box: HTMLInputElement;
  activity: SearchActivity;
}

/** Recent searches on this device, to repeat or remove. */
export function RecentSearches({ box, activity }: RecentSearchesProps) {
  const id = useId();
  const searches = useRecentSearches();
  const [removed, setRemoved] = useState<string>();
  useRoomBelow(box, true, height);

  function forget({ currentTarget: button }: MouseEvent, text: string) {
    const item = button.closest("li");
    const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
    // Removing the focused button would lose the focus.
    if (button === document.activeElement) (neighbor?.querySelector("button") ?? box).focus();
    forgetSearch(text);
    setRemoved(text);
  }

  function forgetAll() {
    box.focus();
    forgetSearches();
  }

  return (
    <Panel
      onBlur={activity.onBlur}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        box.focus();
        activity.deactivate();
      }}
    >
      <div className="flex items-center justify-between gap-3 pl-3">
        <p id={id} className="text-xs font-semibold tracking-wide text-ink-soft uppercase">
          Recent searches
        </p>
        <Button variant="ghost" size="sm" onClick={forgetAll}>
          Clear all
        </Button>
      </div>
      <ul aria-labelledby={id}>
        {searches.map((text) => (
          <li key={text} className="flex items-center">
            <Link
              to={paths.directory({ search: text })}
              state={searched}
              onClick={() => {
                rememberSearch(text);
                activity.deactivate();
              }}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-sm px-3 py-1.5 hover:bg-sage focus-visible:-outline-offset-2"
            >
              <Clock aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
              <bdi className="min-w-0 truncate" title={text}>
                {text}
              </bdi>
            </Link>
            <button
              type="button"
              aria-label={`Remove ${text}`}
              className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:text-ink"
              onClick={(event) => forget(event, text)}
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {removed && `Removed ${removed}`}
      </p>
    </Panel>
  );
}
