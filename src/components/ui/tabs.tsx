import * as RadixTabs from "@radix-ui/react-tabs";
import type { ComponentProps } from "react";
import { joinClasses } from "@/lib/join-classes";

export function Tabs(props: ComponentProps<typeof RadixTabs.Root>) {
  return <RadixTabs.Root {...props} />;
}

/** The row of tabs. Give it an `aria-label`. */
export function TabList({ className, ...props }: ComponentProps<typeof RadixTabs.List>) {
  return (
    <RadixTabs.List
      className={joinClasses("flex gap-1 rounded-full bg-sage p-1.5", className)}
      {...props}
    />
  );
}

export function Tab({ className, ...props }: ComponentProps<typeof RadixTabs.Trigger>) {
  return (
    <RadixTabs.Trigger
      className={joinClasses(
        "min-h-11 flex-1 rounded-full px-1 sm:px-5 font-semibold text-ink-soft transition-colors hover:text-ink data-[state=active]:bg-raised data-[state=active]:text-primary data-[state=active]:shadow-soft",
        className,
      )}
      {...props}
    />
  );
}

export function TabPanel({ className, ...props }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content className={joinClasses("mt-6", className)} {...props} />;
}

/** A sidebar of tabs. Give it an `aria-label`, and its `Tabs` the vertical orientation. */
export function SideTabList({ className, ...props }: ComponentProps<typeof RadixTabs.List>) {
  return (
    <RadixTabs.List
      className={joinClasses("grid gap-2 rounded-xl bg-sage p-2", className)}
      {...props}
    />
  );
}

export function SideTab({ className, ...props }: ComponentProps<typeof RadixTabs.Trigger>) {
  return (
    <RadixTabs.Trigger
      className={joinClasses(
        "flex min-h-8 w-full items-center justify-between gap-3 rounded-lg px-3 text-left font-semibold text-ink-soft transition-colors hover:text-ink data-[state=active]:bg-raised data-[state=active]:text-primary data-[state=active]:shadow-soft",
        className,
      )}
      {...props}
    />
  );
}
