import { initialsOf, type NameTone, toneOf } from "@/lib/format/names";
import { joinClasses } from "@/lib/join-classes";

const tones: Record<NameTone, string> = {
  moss: "bg-moss text-on-moss",
  lagoon: "bg-lagoon text-on-lagoon",
  clay: "bg-clay text-on-clay",
  honey: "bg-honey text-on-honey",
  plum: "bg-plum text-on-plum",
  dusk: "bg-dusk text-on-dusk",
};

interface MonogramProps {
  name: string;
  /** Omits the background hills, which would make small letters unreadable. */
  isPlain?: boolean;
}

/**
 * Initials on a color derived from the name, shown in place of a missing photo. Hidden from screen readers, because the
 * name is next to it. Set the letter size with a text class.
 */
export function Monogram({ name, isPlain = false }: MonogramProps) {
  return (
    <div
      aria-hidden="true"
      className={joinClasses(
        "relative grid size-full place-items-center overflow-hidden font-display font-semibold",
        tones[toneOf(name)],
      )}
    >
      {!isPlain && <Hills />}
      <span className="relative">{initialsOf(name)}</span>
    </div>
  );
}

const Hills = () => (
  <svg
    viewBox="0 0 120 60"
    preserveAspectRatio="xMidYMax slice"
    fill="currentColor"
    className="absolute inset-0 size-full"
    aria-hidden="true"
  >
    <circle cx="89" cy="19" r="8" opacity=".12" />
    <path d="M0 40C24 28 44 30 66 38s38 8 54-2v24H0Z" opacity=".1" />
    <path d="M0 51c20-7 42-9 62-4s40 4 58-5v18H0Z" opacity=".12" />
  </svg>
);
