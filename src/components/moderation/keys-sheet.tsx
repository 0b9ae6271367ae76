import { Keyboard } from "lucide-react";
import { useState } from "react";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { areShortcutsOn, setShortcutsOn } from "@/lib/moderation/desk-keys";

/** Descriptions of a queue's keyboard shortcuts. */
export interface QueueKeys {
  /** A */
  approve: string;
  /** R */
  reject?: string;
  /** X */
  select?: string;
}

/** A button that opens the list of a queue's keyboard shortcuts. */
export function KeysSheet({ keys }: { keys: QueueKeys }) {
  const shortcuts = [
    ["J", "Next row"],
    ["K", "Previous row"],
    ["A", keys.approve],
    ...(keys.reject ? [["R", keys.reject]] : []),
    ["1 to 5", "Choose a suggested reason"],
    ...(keys.select ? [["X", keys.select]] : []),
    ["O", "Open or close the row (compact list)"],
    ["Esc", "Cancel"],
    ["?", "Show shortcuts"],
  ];
  return (
    <Dialog
      title="Keyboard shortcuts"
      description="Shortcuts apply to the highlighted row while you aren’t typing."
      trigger={
        <Button variant="ghost" size="sm" aria-keyshortcuts="?">
          <Keyboard aria-hidden="true" />
          Shortcuts
        </Button>
      }
    >
      <dl className="grid gap-2">
        {shortcuts.map(([key, description]) => (
          <div key={key} className="flex items-baseline gap-4">
            <dt className="w-16 shrink-0">
              <kbd className="rounded-sm bg-sage px-2 py-1 font-sans text-sm font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      <ShortcutsToggle />
    </Dialog>
  );
}

function ShortcutsToggle() {
  const [isOn, setIsOn] = useState(areShortcutsOn);
  return (
    <CheckboxField
      className="mt-6 border-t border-line pt-4"
      label="Use keyboard shortcuts"
      hint="Turn this off if you use dictation. Applies to this browser."
      checked={isOn}
      onChange={(event) => {
        setShortcutsOn(event.target.checked);
        setIsOn(event.target.checked);
      }}
    />
  );
}
