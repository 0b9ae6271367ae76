import { X } from "lucide-react";
import { Link, type LinkProps } from "react-router-dom";
import { joinClasses } from "@/lib/join-classes";
import { t } from "@/lib/messages";

interface RemovableLinkProps extends Pick<LinkProps, "to" | "state" | "preventScrollReset"> {
  label: string;
  /** The accessible name, “Remove” and the label by default. */
  name?: string;
  tone: "sage" | "sky";
}

const tones = {
  sage: "bg-sage group-hover:bg-sage/70",
  sky: "bg-sky ring-1 ring-line-strong/30 ring-inset group-hover:bg-sage",
};

/** A chip for a part of a search, linking to the search without it. */
export function RemovableLink({
  label,
  name = t`Remove ${label}`,
  tone,
  ...link
}: RemovableLinkProps) {
  return (
    <Link
      {...link}
      aria-label={name}
      className="group inline-flex min-h-11 max-w-full items-center"
    >
      <span
        className={joinClasses(
          "inline-flex min-w-0 items-center gap-1.5 rounded-full px-3 py-1 text-ink",
          tones[tone],
        )}
      >
        <span className="truncate">{label}</span>
        <X aria-hidden="true" className="size-4 shrink-0" />
      </span>
    </Link>
  );
}
