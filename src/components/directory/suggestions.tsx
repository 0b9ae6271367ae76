import type { UseComboboxReturnValue } from "downshift";
import {
  BuildingComplex,
  Clock,
  type LucideIcon,
  MapPin,
  Stethoscope,
  UserRound,
  X,
} from "lucide-react";
import { type ComponentProps, type MouseEvent, useId, useState } from "react";
import { Link } from "react-router-dom";
import { type BoxProps, useSuggestionBox } from "@/components/directory/suggestion-box";
import { type SearchActivity, useSearchActivity } from "@/components/directory/use-search-activity";
import { Button } from "@/components/ui/button";
import { Trans } from "@/components/ui/messages";
import {
  forgetSearch,
  forgetSearches,
  rememberSearch,
  useRecentSearches,
} from "@/hooks/directory/suggestions";
import { useSpaceBelow } from "@/hooks/space-below";
import { searched } from "@/lib/browser/search-params";
import { type Suggestion, suggestionKinds } from "@/lib/directory/suggestion";
import { joinClasses } from "@/lib/join-classes";
import { plural, t } from "@/lib/messages";
import { paths } from "@/lib/paths";

// Clicking an option must not move the focus out of the text field.
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The panel under the search field. */
const Panel = ({ className, ...props }: ComponentProps<"div">) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: it only leaves the focus where it is.
  <div
    onMouseDown={keepFocus}
    className={joinClasses(
      "absolute inset-x-0 top-full z-20 mt-2 rounded-md border border-line bg-raised p-1.5 text-ink shadow-lifted sm:-left-1.5 sm:mt-3",
      className,
    )}
    {...props}
  />
);

const NamesHint = () => (
  <p className="px-3 py-1.5 text-sm text-ink-soft">
    <Trans>Practice and doctor names work, too.</Trans>
  </p>
);

// Five rows, their heading, and the hint.
const height = 332;

interface RecentSearchesProps {
  box: HTMLInputElement;
  activity: SearchActivity;
}

/** Recent searches on this device, to repeat or remove. */
function RecentSearches({ box, activity }: RecentSearchesProps) {
  const id = useId();
  const searches = useRecentSearches();
  const [removed, setRemoved] = useState<string>();
  useSpaceBelow(box, true, height);

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
          <Trans>Recent searches</Trans>
        </p>
        <Button variant="ghost" size="sm" onClick={forgetAll}>
          <Trans>Clear all</Trans>
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
              aria-label={t`Remove ${text}`}
              className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:text-ink"
              onClick={(event) => forget(event, text)}
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <NamesHint />
      <p role="status" className="sr-only">
        {removed && t`Removed ${removed}`}
      </p>
    </Panel>
  );
}

const groups = {
  place: { heading: t`Places`, Icon: MapPin },
  specialty: { heading: t`Specialties`, Icon: Stethoscope },
  practice: { heading: t`Practices`, Icon: BuildingComplex },
  doctor: { heading: t`Clinicians`, Icon: UserRound },
} as const;

// At least a few rows, but never a whole large screen.
const minListHeight = 240;
const maxListHeight = 416;
// Includes the hint.
const margin = 72;

interface SuggestionListProps {
  box: HTMLInputElement;
  list: UseComboboxReturnValue<Suggestion>;
  items: readonly Suggestion[];
  isShown: boolean;
}

/** The suggestions in groups, as the list of a combobox. */
function SuggestionList({ box, list, items, isShown }: SuggestionListProps) {
  const space = useSpaceBelow(box, isShown, minListHeight + margin) - margin;
  const maxHeight = Math.min(maxListHeight, Math.max(minListHeight / 2, space));
  return (
    <>
      <Panel className={isShown ? undefined : "hidden"}>
        <div
          {...list.getMenuProps({ "aria-label": t`Suggestions`, "aria-labelledby": undefined })}
          // Scrollable, but not a tab stop.
          tabIndex={-1}
          className="overflow-y-auto overscroll-contain"
          style={{ maxHeight }}
        >
          {isShown &&
            suggestionKinds.map((kind) => (
              <SuggestionGroup
                key={kind}
                {...groups[kind]}
                items={items.filter((item) => item.kind === kind)}
                optionProps={(item) => list.getItemProps({ item, index: items.indexOf(item) })}
              />
            ))}
        </div>
        <NamesHint />
      </Panel>
      <p role="status" className="sr-only">
        {isShown && plural(items.length, { one: "# suggestion", other: "# suggestions" })}
      </p>
    </>
  );
}

interface SuggestionGroupProps {
  heading: string;
  Icon: LucideIcon;
  items: readonly Suggestion[];
  optionProps: (item: Suggestion) => ComponentProps<"li">;
}

/** Suggestions of one kind with a heading. */
function SuggestionGroup({ heading, Icon, items, optionProps }: SuggestionGroupProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element is a group of options outside `<select>`.
    <ul role="group" aria-labelledby={id} className="not-first:mt-1.5">
      <li
        id={id}
        role="presentation"
        className="px-3 pt-2 pb-1 text-xs font-semibold tracking-wide text-ink-soft uppercase"
      >
        {heading}
      </li>
      {items.map((item) => (
        <li
          key={`${item.label} ${item.listingId}`}
          {...optionProps(item)}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 aria-selected:bg-sage aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-focus"
        >
          <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          <span className="min-w-0 wrap-anywhere">
            <bdi className="font-semibold">{item.label}</bdi>{" "}
            {item.detail && <bdi className="inline-block text-sm text-ink-soft">{item.detail}</bdi>}
          </span>
        </li>
      ))}
    </ul>
  );
}

// Exported here so that it loads with the suggestions.
export { rememberSearch };

/** Suggestions for the typed text, or recent searches while the field is empty. */
export function Suggestions({ box, onInputProps, onSearch }: BoxProps) {
  const activity = useSearchActivity(box);
  const { text, list } = useSuggestionBox({ box, onInputProps, onSearch }, activity);
  const hasRecent = useRecentSearches().length > 0;
  return (
    <>
      <SuggestionList box={box} {...list} />
      {text === "" && activity.isActive && hasRecent && (
        <RecentSearches box={box} activity={activity} />
      )}
    </>
  );
}
