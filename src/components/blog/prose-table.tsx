import type { ComponentProps } from "react";
import { joinClasses } from "@/lib/join-classes";

// A shade at the right edge while more columns wait there: at the end a cover that scrolls along hides it.
const edge =
  "bg-[linear-gradient(to_left,var(--surface)_35%,transparent),linear-gradient(to_left,color-mix(in_srgb,var(--line-strong)_45%,transparent),transparent)] bg-[position:right,right] bg-no-repeat [background-attachment:local,scroll] [background-size:2.5rem_100%,0.75rem_100%]";

/** A table of an article. Where the screen is too narrow for it, it scrolls by itself. */
export function ProseTable(props: ComponentProps<"table">) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      role="group"
      aria-label="Table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on small screens, with the keyboard too.
      tabIndex={0}
      className={`my-8 overflow-x-auto rounded-lg bg-surface ring-1 ring-line ring-inset print:overflow-visible ${edge}`}
    >
      <table className="w-full border-collapse text-left text-sm" {...props} />
    </div>
  );
}

// The text asks for figures at the right by a style, which the page's own rules may not allow.
function Cell({ as: Tag, style, className, ...props }: ComponentProps<"td"> & { as: "td" | "th" }) {
  return (
    <Tag
      scope={Tag === "th" ? "col" : undefined}
      className={joinClasses(
        "px-2.5 py-3 first:min-w-26 first:pl-4 last:pr-4 sm:px-4 sm:first:pl-5 sm:last:pr-5",
        style?.textAlign === "right" ? "text-right tabular-nums" : "min-w-36",
        className,
      )}
      {...props}
    />
  );
}

export function ProseHeaderCell(props: ComponentProps<"td">) {
  return (
    <Cell
      as="th"
      className="border-b-2 border-line-strong/60 align-bottom font-semibold"
      {...props}
    />
  );
}

export function ProseCell(props: ComponentProps<"td">) {
  return (
    <Cell
      as="td"
      className="border-b border-line align-top first:font-medium [tr:last-child>&]:border-b-0"
      {...props}
    />
  );
}

export const ProseRow = (props: ComponentProps<"tr">) => (
  <tr className="print:break-inside-avoid" {...props} />
);
