import type { UseComboboxReturnValue } from "downshift";
import { BuildingComplex, MapPin, Stethoscope, UserRound } from "lucide-react";
import { Panel } from "@/components/search/panel";
import { SuggestionGroup } from "@/components/search/suggestion-group";
import { useRoomBelow } from "@/hooks/room-below";
import { type Suggestion, suggestionKinds } from "@/lib/search/suggestion";

const groups = {
  place: { heading: "Places", Icon: MapPin },
  specialty: { heading: "Specialties", Icon: Stethoscope },
  practice: { heading: "Practices", Icon: BuildingComplex },
  doctor: { heading: "Clinicians", Icon: UserRound },
} as const;

// At least a few rows, but never a whole large screen.
const leastHeight = 240;
const mostHeight = 416;
const margin = 40;

interface SuggestionListProps {
  box: HTMLInputElement;
  list: UseComboboxReturnValue<Suggestion>;
  items: readonly Suggestion[];
  isShown: boolean;
}

/** The suggestions in groups, as the list of a combobox. */
export function SuggestionList({ box, list, items, isShown }: SuggestionListProps) {
  const room = useRoomBelow(box, isShown, leastHeight + margin) - margin;
  const maxHeight = Math.min(mostHeight, Math.max(leastHeight / 2, room));
  return (
    <>
      <Panel className={isShown ? undefined : "hidden"}>
        <div
          {...list.getMenuProps({ "aria-label": "Suggestions", "aria-labelledby": undefined })}
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
      </Panel>
      <p role="status" className="sr-only">
        {isShown && (items.length === 1 ? "1 suggestion" : `${items.length} suggestions`)}
      </p>
    </>
  );
}
