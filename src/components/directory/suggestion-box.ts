import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from "downshift";
import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { SearchActivity } from "@/components/directory/use-search-activity";
import { useSuggestions } from "@/hooks/directory/suggestions";
import type { Suggestion } from "@/lib/directory/suggestion";
import { paths } from "@/lib/paths";

export interface BoxProps {
  /** The input element, which keeps its focus, caret and text when the suggestions load. */
  box: HTMLInputElement;
  /** Called with the combobox props of the input after each change. */
  onInputProps: (inputProps: ComponentProps<"input">) => void;
  onSearch: (text: string) => void;
}

type Combobox = ReturnType<typeof useCombobox<Suggestion>>;

/** Keeps the typed text when the field loses the focus, and doesn't close the list on a click. */
function keepTypedText(
  { isOpen, inputValue }: UseComboboxState<Suggestion>,
  { type, changes }: UseComboboxStateChangeOptions<Suggestion>,
): Partial<UseComboboxState<Suggestion>> {
  switch (type) {
    case useCombobox.stateChangeTypes.InputBlur:
      return { ...changes, selectedItem: null, inputValue };
    case useCombobox.stateChangeTypes.InputClick:
      return { ...changes, isOpen };
    default:
      return changes;
  }
}

/** Leaves a key to the browser's text editing. */
function skipDownshift({ nativeEvent }: KeyboardEvent): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true });
}

/** Home, End, Enter and Escape as in a plain text field; downshift handles the other keys. */
function handleTextKeys(event: KeyboardEvent, isShown: boolean, isChosen: boolean, list: Combobox) {
  const { key } = event;
  if (key === "Home" || key === "End") {
    skipDownshift(event);
    list.setHighlightedIndex(-1);
  }
  const isSearch = key === "Enter" && !isChosen;
  const isClearing = key === "Escape" && !isShown;
  if (!isSearch && !isClearing) return;
  skipDownshift(event);
  list.closeMenu();
}

/** Adds suggestions to a search field: returns the typed text and the props of the list. */
export function useSuggestionBox(
  { box, onInputProps, onSearch }: BoxProps,
  activity: SearchActivity,
) {
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  // The text that was typed before the suggestions loaded.
  useLayoutEffect(() => {
    setText(box.value);
    setIsOpen(box.value !== box.defaultValue);
  }, [box]);
  const found = useSuggestions(isOpen ? text : "");
  // New suggestions must not replace the one that is highlighted.
  const [frozenItems, setFrozenItems] = useState<readonly Suggestion[]>();
  const items = frozenItems ?? found;

  function choose({ label, listingId }: Suggestion) {
    if (listingId !== null) return void navigate(paths.listing(listingId));
    box.value = label;
    setText(label);
    onSearch(label);
  }

  const list = useCombobox<Suggestion>({
    inputId: box.id,
    items: [...items],
    selectedItem: null,
    inputValue: text,
    isOpen,
    itemToString: (item) => item?.label ?? "",
    stateReducer: keepTypedText,
    onIsOpenChange: (change) => setIsOpen(change.isOpen),
    onHighlightedIndexChange: ({ highlightedIndex }) =>
      setFrozenItems(highlightedIndex < 0 ? undefined : items),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && choose(selectedItem),
  });
  const { highlightedIndex } = list;
  const isShown = isOpen && items.length > 0;

  const input = list.getInputProps(
    {
      // The input keeps its own text.
      value: undefined,
      "aria-labelledby": undefined,
      "aria-expanded": isShown,
      onChange: ({ currentTarget }) => {
        setText(currentTarget.value);
        activity.activate();
      },
      onKeyDown: (event) => {
        if (event.key === "Escape") activity.deactivate();
        handleTextKeys(event, isShown, isShown && highlightedIndex >= 0, list);
      },
      onFocus: activity.activate,
      onClick: activity.activate,
      onBlur: activity.onBlur,
    },
    // The input gets its props after the first render.
    { suppressRefError: true },
  );
  // The input belongs to the form, which rendered before this loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the props are new objects on each render.
  useLayoutEffect(() => onInputProps(input), [isShown, highlightedIndex, isOpen]);

  return { text, list: { list, items, isShown } };
}
