import { Keyboard } from "lucide-react";
import { useState } from "react";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { areKeysOn, switchKeys } from "@/lib/moderation/desk-keys";

/** What the keys of a queue do, in its own words. */
export interface QueueKeys {
  /** V */
  accept: string;
  /** R, where there is something to refuse. */
  refuse?: string;
  /** X, where several rows can be selected. */
  select?: string;
}

/** The button that lists the keys of a queue. */
export function KeysSheet({ keys }: { keys: QueueKeys }) {
  const lines = [
    ["J", "Next row"],
    ["K", "Previous row"],
    ["V", keys.accept],
    ...(keys.refuse ? [["R", keys.refuse]] : []),
    ["1 to 5", "Choose a reason, when they are shown"],
    ...(keys.select ? [["X", keys.select]] : []),
    ["O", "Open or close the row, in the compact list"],
    ["Esc", "Close the reasons"],
    ["?", "Show these keys"],
  ];
  return (
    <Dialog
      title="Keys"
      description="They work on the row with the blue frame, as long as you are not typing."
      trigger={
        <Button variant="ghost" size="sm" aria-keyshortcuts="?">
          <Keyboard aria-hidden="true" />
          Keys
        </Button>
      }
    >
      <dl className="grid gap-2">
        {lines.map(([key, deed]) => (
          <div key={key} className="flex items-baseline gap-4">
            <dt className="w-16 shrink-0">
              <kbd className="rounded-sm bg-sage px-2 py-1 font-sans text-sm font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{deed}</dd>
          </div>
        ))}
      </dl>
      <Switch />
    </Dialog>
  );
}

function Switch() {
  const [isOn, setIsOn] = useState(areKeysOn);
  return (
    <CheckboxField
      className="mt-6 border-t border-line pt-4"
      label="Use keys on this desk"
      hint="Switch them off if you dictate. It holds for this browser."
      checked={isOn}
      onChange={(event) => {
        switchKeys(event.target.checked);
        setIsOn(event.target.checked);
      }}
    />
  );
}
