import { joinClasses } from "@/lib/join-classes";

/** A signpost where two paths part. Decoration. */
export function CrossroadsSketch({ className }: { className?: string }) {
  return (
    <svg
      viewBox="20 20 320 380"
      fill="none"
      aria-hidden="true"
      className={joinClasses("rounded-b-2xl", className)}
    >
      <path className="fill-scene-sky" d="M20 400V180a160 160 0 0 1 320 0v220Z" />
      <circle className="fill-scene-sun" cx="252" cy="132" r="36" />
      <path className="fill-scene-hill-far" d="M20 270c60-34 130-20 190-8s90-6 130-22v160H20Z" />
      <path className="fill-scene-hill" d="M20 316c80-30 170-8 220 0s70-2 100-14v98H20Z" />
      <path className="fill-scene-lawn" d="M20 352c110-24 210-22 320-4v52H20Z" />
      <path
        className="fill-scene-path"
        d="M150 400c14-26 10-34-38-50 60 8 78 16 84 26 12-14 40-22 86-26-44 14-62 26-62 50Z"
      />
      <path
        className="stroke-scene-roof-alt"
        strokeWidth="12"
        strokeLinecap="round"
        d="M180 374V120"
      />
      <path className="fill-scene-wall" d="M98 146h150l26 24-26 24H98Z" />
      <path className="fill-scene-door" d="M262 212H118l-26 24 26 24h144Z" />
      <path
        className="stroke-scene-roof"
        strokeWidth="7"
        strokeLinecap="round"
        d="M118 170h84m16 0h10"
      />
      <path
        className="stroke-scene-wall"
        strokeWidth="7"
        strokeLinecap="round"
        d="M132 236h54m18 0h34"
      />
    </svg>
  );
}
