import type { ComponentProps } from "react";

/** A table of an article. Where the screen is too narrow for it, it scrolls by itself. */
export function ProseTable(props: ComponentProps<"table">) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      role="group"
      aria-label="Table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on small screens, with the keyboard too.
      tabIndex={0}
      className="prose-table"
    >
      <table {...props} />
    </div>
  );
}

// MDX right-aligns with an inline style, which the content security policy blocks.
const figures = (style: ComponentProps<"td">["style"]) =>
  style?.textAlign === "right" ? "figures" : undefined;

export const ProseHeaderCell = ({ style, ...props }: ComponentProps<"th">) => (
  <th scope="col" className={figures(style)} {...props} />
);

export const ProseCell = ({ style, ...props }: ComponentProps<"td">) => (
  <td className={figures(style)} {...props} />
);
