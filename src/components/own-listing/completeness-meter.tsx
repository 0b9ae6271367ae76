import { useId } from "react";
import { useFormContext } from "react-hook-form";
import type { OwnListingValues } from "@/components/listing-form/own-listing-schema";
import { listingCompleteness } from "@/components/own-listing/completeness";
import { enumerate } from "@/lib/format/enumeration";

const shown = 3;

interface CompletenessMeterProps {
  /** As saved, because offices have their own page. */
  offices: Parameters<typeof listingCompleteness>[1];
}

/** Shows how complete the listing is, and what would help most. */
export function CompletenessMeter({ offices }: CompletenessMeterProps) {
  const id = useId();
  const values = useFormContext<OwnListingValues>().watch();
  const { done, total, missing } = listingCompleteness(values, offices);
  return (
    <div>
      <div className="flex justify-between gap-4 text-sm">
        <span id={id} className="font-semibold">
          Completeness
        </span>
        <span className="text-ink-soft">
          {done} of {total}
        </span>
      </div>
      <meter aria-labelledby={id} min={0} max={total} value={done} className="mt-2 h-4 w-full" />
      <p className="mt-2 text-sm text-ink-soft">
        {missing.length === 0
          ? "Your listing answers patients’ top questions."
          : `Still missing: ${enumerate(missing.slice(0, shown))}.`}
      </p>
    </div>
  );
}
