import type { ReactNode } from "react";
import { joinClasses } from "@/lib/join-classes";

/** A small drawing in an arch. */
function Arch({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      className={joinClasses(
        "grid h-32 w-26 shrink-0 place-items-center rounded-t-full rounded-b-lg pt-3",
        className,
      )}
    >
      <svg viewBox="0 0 64 64" fill="none" className="size-18" aria-hidden="true">
        {children}
      </svg>
    </div>
  );
}

export function TalkSketch() {
  return (
    <Arch className="bg-sage">
      <path
        className="fill-primary"
        d="M8 12h34a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H24L12 50V40H8a6 6 0 0 1-6-6V18a6 6 0 0 1 6-6Z"
      />
      <path
        className="stroke-on-primary"
        strokeWidth="3"
        strokeLinecap="round"
        d="M12 22h26M12 30h16"
      />
      <rect className="fill-accent" x="38" y="26" width="22" height="34" rx="5" />
      <rect className="fill-surface" x="41.5" y="30" width="15" height="22" rx="2" />
      <circle className="fill-surface" cx="49" cy="56" r="1.8" />
    </Arch>
  );
}

export function VisitSketch() {
  return (
    <Arch className="bg-sky">
      <rect className="fill-surface" x="6" y="12" width="46" height="44" rx="6" />
      <path className="fill-primary" d="M12 12h34a6 6 0 0 1 6 6v7H6v-7a6 6 0 0 1 6-6Z" />
      <path className="stroke-ink" strokeWidth="3.5" strokeLinecap="round" d="M17 8v8M41 8v8" />
      <path
        className="stroke-line-strong"
        strokeWidth="3"
        strokeLinecap="round"
        d="M14 34h4m8 0h4M14 45h4m8 0h4m8 0h4"
      />
      <circle className="fill-accent" cx="44" cy="37" r="14" />
      <path
        className="stroke-surface"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m38 37 4.5 4.5 8-9"
      />
    </Arch>
  );
}

export function FeeSketch() {
  return (
    <Arch className="bg-apricot">
      <path className="fill-surface" d="M12 6h36v52l-6-4-6 4-6-4-6 4-6-4-6 4Z" />
      <path
        className="stroke-line-strong"
        strokeWidth="3"
        strokeLinecap="round"
        d="M20 34h20M20 42h12"
      />
      <circle className="fill-primary" cx="30" cy="19" r="8.5" />
      <path
        className="stroke-on-primary"
        strokeWidth="2.2"
        strokeLinecap="round"
        d="M32.6 16.5c-.6-1-1.5-1.4-2.7-1.4-1.5 0-2.6.7-2.6 1.9 0 2.8 5.5 1.1 5.5 4 0 1.2-1.2 2-2.7 2-1.3 0-2.3-.5-2.9-1.5M30 13.5v11"
      />
      <path
        className="fill-accent"
        d="M40 44h16a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H40a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3Z"
      />
      <path className="stroke-surface" strokeWidth="2.5" strokeLinecap="round" d="M43 51h10" />
    </Arch>
  );
}
