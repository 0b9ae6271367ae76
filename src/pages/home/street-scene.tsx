import { Clinic, Shop, TallHouse, WaterTower } from "@/pages/home/street-buildings";

interface PlantProps {
  /** Where it meets the ground. */
  x: number;
  y: number;
  size?: number;
}

const place = ({ x, y, size = 1 }: PlantProps) => `translate(${x} ${y}) scale(${size})`;

function Tree({ isDeep = false, ...spot }: PlantProps & { isDeep?: boolean }) {
  return (
    <g transform={place(spot)}>
      <path className="fill-scene-roof-alt" d="M-5 0-3-46h6L5 0Z" />
      <path
        className={isDeep ? "fill-scene-leaf-deep" : "fill-scene-leaf"}
        d="M-26-34a24 24 0 0 1-6-44 30 30 0 0 1 36-44 28 28 0 0 1 30 40 25 25 0 0 1-6 48Z"
      />
      <path
        className="fill-scene-meadow opacity-40"
        d="M-20-74a22 22 0 0 1 26-36 30 30 0 0 0-26 36Z"
      />
    </g>
  );
}

function Pine(spot: PlantProps) {
  return (
    <g transform={place(spot)}>
      <path className="fill-scene-leaf-deep" d="m0-58 17 36H8l13 24h-42L-8-22h-9Z" />
    </g>
  );
}

function Bush(spot: PlantProps) {
  return (
    <g transform={place(spot)}>
      <path
        className="fill-scene-leaf-deep"
        d="M-26 2a12 12 0 0 1 4-20 15 15 0 0 1 24-8 14 14 0 0 1 22 10 11 11 0 0 1 2 18Z"
      />
      <g className="fill-scene-door">
        <circle cx="-12" cy="-8" r="3" />
        <circle cx="4" cy="-15" r="3" />
        <circle cx="15" cy="-5" r="3" />
      </g>
    </g>
  );
}

/**
 * A practice on a main street, by day or in the evening depending on the theme. Decorative. The street is at the right end,
 * which narrow screens keep when they crop the drawing.
 */
export function StreetScene() {
  return (
    <svg
      viewBox="0 0 1600 460"
      preserveAspectRatio="xMaxYMax slice"
      fill="none"
      aria-hidden="true"
      // Shows what would be cropped at the top on wide screens.
      overflow="visible"
      className="size-full"
    >
      <Sky />
      <path
        className="fill-scene-hill-far"
        d="M0 318C160 268 300 280 460 302S760 238 940 254s300-66 460-50 160-12 200-22v278H0Z"
      />
      <WaterTower />
      <path
        className="fill-scene-hill"
        d="M0 352c200-46 420-14 640-8s360-68 560-50 300-40 400-28v194H0Z"
      />
      <Pine x={96} y={352} size={0.8} />
      <Pine x={128} y={350} size={1.1} />
      <Pine x={560} y={352} size={0.9} />
      <Pine x={590} y={354} size={1.2} />
      <Pine x={622} y={354} size={0.8} />
      <Pine x={872} y={330} size={0.9} />
      <Pine x={898} y={330} size={1.2} />
      <path className="fill-scene-meadow" d="M0 390c260-32 520 8 800-12s500-42 800-28v110H0Z" />
      <Fence />
      <Shop />
      <TallHouse />
      <Tree x={962} y={394} size={1.1} />
      <Tree x={1407} y={398} size={0.85} isDeep />
      <path className="fill-scene-lawn" d="M0 424c300-24 640 8 960-18s440-18 640-8v62H0Z" />
      <path className="fill-scene-path" d="M1240 404c-6 22-96 24-176 60h190c20-22 56-38 46-60Z" />
      <Clinic />
      <Tree x={1560} y={408} size={1.25} />
      <Bush x={1176} y={404} />
      <Bush x={1364} y={402} />
      <Bush x={1470} y={406} />
      <path className="fill-paper" d="M0 446c380-22 800 26 1600-6v20H0Z" />
    </svg>
  );
}

function Sky() {
  return (
    <>
      <circle className="fill-scene-sun opacity-30 dark:opacity-10" cx="1416" cy="168" r="112" />
      <circle className="fill-scene-sun" cx="1416" cy="168" r="66" />
      <path
        className="fill-scene-cloud"
        d="M1272 104a17 17 0 0 1 4-33 27 27 0 0 1 50-8 20 20 0 0 1 34 14 14 14 0 0 1 4 27Z"
      />
      <path
        className="fill-scene-cloud"
        d="M1500 208a14 14 0 0 1 2-27 22 22 0 0 1 42-6 17 17 0 0 1 29 11 11 11 0 0 1 3 22Z"
      />
      <path
        className="stroke-ink-soft"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m1006 196 9 7 9-8m16 20 7 6 8-6"
      />
    </>
  );
}

function Fence() {
  return (
    <g className="stroke-scene-wall">
      <path strokeWidth="3" d="M640 388c100 2 200-6 300-10M640 400c100 2 200-6 300-10" />
      <path strokeWidth="28" strokeDasharray="5 11" d="M642 394c100 2 200-6 296-10" />
    </g>
  );
}
