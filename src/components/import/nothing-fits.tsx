import { LinkButton } from "@/components/ui/link-button";

interface NothingFitsProps {
  /** What was looked for, part by part: “oak”, refused, in Texas. */
  sought: (string | null | false)[];
  /** The same list without any filter. */
  clearTo: string;
  /** What is said when nothing was looked for. */
  otherwise: string;
}

/** Says that nothing fits what was looked for, and takes the filters away. */
export function NothingFits({ sought, clearTo, otherwise }: NothingFitsProps) {
  const parts = sought.filter(Boolean);
  if (parts.length === 0) return otherwise;
  return (
    <>
      <p className="break-words">Nothing fits: {parts.join(", ")}.</p>
      <p className="mt-4">
        <LinkButton to={clearTo} size="sm" variant="secondary" preventScrollReset>
          Clear the filters
        </LinkButton>
      </p>
    </>
  );
}
