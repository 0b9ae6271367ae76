/** A letter leaving its envelope. Decoration. */
export function LetterSketch({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 220 250" fill="none" aria-hidden="true" className={className}>
      <g transform="rotate(-7 120 160)">
        <path className="fill-scene-door" d="M40 122 130 60l90 62v130H40Z" />
        <rect className="fill-scene-wall" x="58" y="34" width="144" height="170" rx="8" />
        <path
          className="stroke-scene-trim"
          strokeWidth="5"
          strokeLinecap="round"
          d="M80 92h98M80 112h86M80 132h98M80 152h60"
        />
        <path
          className="fill-scene-roof"
          d="M88 73c-6-4.5-9-8-9-12 0-3 2.3-5 5-5 1.7 0 3.2.9 4 2.3.8-1.4 2.3-2.3 4-2.3 2.7 0 5 2 5 5 0 4-3 7.5-9 12Z"
        />
        <path className="fill-accent" d="m40 122 90 72 90-72v150H40Z" />
        <path className="fill-scene-door" d="m40 262 90-78 90 78v20H40Z" />
      </g>
    </svg>
  );
}
