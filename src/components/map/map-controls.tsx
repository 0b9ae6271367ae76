import { Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import type { Change } from "@/components/map/gestures";
import { zoomed } from "@/lib/map/view";

interface MapControlsProps {
  change: Change;
  onShowAll: () => void;
}

/** Buttons that move the map without keys or gestures. */
export function MapControls({ change, onShowAll }: MapControlsProps) {
  return (
    <div className="absolute top-3 right-3 z-10 grid justify-items-end gap-2">
      <div className="grid overflow-hidden rounded-lg bg-raised shadow-soft ring-1 ring-line-strong/70 forced-colors:border">
        <Control label="Zoom in" onPress={() => change((view, size) => zoomed(view, size, 2))}>
          <Plus aria-hidden="true" className="size-5" />
        </Control>
        <Control label="Zoom out" onPress={() => change((view, size) => zoomed(view, size, 0.5))}>
          <Minus aria-hidden="true" className="size-5" />
        </Control>
      </div>
      <div className="grid overflow-hidden rounded-lg bg-raised shadow-soft ring-1 ring-line-strong/70 forced-colors:border">
        <Control label="Show all results" onPress={onShowAll}>
          <span aria-hidden="true" className="font-semibold text-xs">
            All
          </span>
        </Control>
      </div>
    </div>
  );
}

interface ControlProps {
  label: string;
  onPress: () => void;
  children: ReactNode;
}

function Control({ label, onPress, children }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="-outline-offset-2 grid size-11 place-items-center text-primary hover:bg-sage"
    >
      {children}
    </button>
  );
}
