import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { joinClasses } from "@/lib/join-classes";
import { t } from "@/lib/messages";
import { toast } from "@/lib/toast";

interface ListingToggleProps extends ComponentProps<typeof Button> {
  /** The accessible name of the button. */
  label: string;
  isOn: boolean;
  /** On a card; phones show only the icon. */
  isSmall: boolean;
  /** The click handler, loaded on the first click. */
  onToggle?: () => Promise<void>;
}

/** A button that adds a listing to a list or removes it. */
export function ListingToggle({
  label,
  isOn,
  isSmall,
  onToggle,
  className,
  ...props
}: ListingToggleProps) {
  return (
    <Button
      variant="secondary"
      size={isSmall ? "sm" : "md"}
      aria-pressed={isOn}
      aria-label={label}
      className={joinClasses(
        isSmall &&
          "max-sm:absolute max-sm:size-11 max-sm:px-0 max-sm:[&:not(:hover)]:ring-transparent",
        className,
      )}
      onClick={() =>
        onToggle?.().catch(
          () =>
            void toast({
              title: t`You seem to be offline`,
              description: t`Check your connection and try again.`,
              tone: "error",
            }),
        )
      }
      {...props}
    />
  );
}
