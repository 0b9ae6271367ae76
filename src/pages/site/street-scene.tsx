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
 * A practice on a main street, by day or in the evening depending on the theme. Decorative. The
 * street is at the right end, which narrow screens keep when they crop the drawing.
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

/** A window with bars, lit in the evening. */
function Window({
  x,
  y,
  width = 28,
  height = 34,
}: Record<"x" | "y", number> & Partial<Record<"width" | "height", number>>) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="fill-scene-window" width={width} height={height} rx="2" />
      <path
        className="stroke-scene-wall"
        strokeWidth="2.5"
        d={`M${width / 2} 0v${height}M0 ${height / 2}h${width}`}
      />
      <rect className="stroke-scene-trim" strokeWidth="3" width={width} height={height} rx="2" />
    </g>
  );
}

function Clinic() {
  return (
    <g>
      <rect className="fill-scene-wall" x="1166" y="280" width="208" height="120" />
      <path className="fill-scene-wall" d="m1158 292 112-84 112 84Z" />
      <path
        className="stroke-scene-wall-shade"
        strokeWidth="2"
        d="M1218 262h104M1198 276h144M1166 332h208M1166 346h208M1166 360h208M1166 374h208"
      />
      <path className="fill-scene-roof" d="m1270 196 128 92-10 12-118-84-118 84-10-12Z" />
      <circle
        className="fill-scene-window stroke-scene-trim"
        strokeWidth="4"
        cx="1270"
        cy="258"
        r="14"
      />
      <path className="fill-scene-roof" d="M1140 322l18-24h224l18 24Z" />
      <rect className="fill-scene-wall-shade" x="1152" y="322" width="236" height="7" />
      <Window x={1186} y={338} />
      <Window x={1326} y={338} />
      <path className="fill-scene-trim" d="M1244 392v-38a26 26 0 0 1 52 0v38Z" />
      <path className="fill-scene-door" d="M1250 392v-38a20 20 0 0 1 40 0v38Z" />
      <path className="fill-scene-window" d="M1258 366v-11a12 12 0 0 1 24 0v11Z" />
      <circle className="fill-scene-wall" cx="1283" cy="374" r="2.5" />
      <path
        className="stroke-scene-wall"
        strokeWidth="8"
        d="M1160 328v64M1228 328v64M1312 328v64M1380 328v64"
      />
      <path className="stroke-scene-wall" strokeWidth="3" d="M1160 368h68m84 0h68" />
      <path
        className="stroke-scene-wall"
        strokeWidth="20"
        strokeDasharray="3 7"
        d="M1166 380h60m90 0h60"
      />
      <rect className="fill-scene-trim" x="1144" y="390" width="252" height="12" />
      <path className="fill-scene-wall-shade" d="M1240 394h60v7h6v7h-72v-7h6Z" />
      <Sign />
    </g>
  );
}

/** The sign beside the path, with a map pin. */
function Sign() {
  return (
    <g>
      <path className="stroke-scene-roof-alt" strokeWidth="6" d="M1124 410v-76" />
      <path className="stroke-scene-roof-alt" strokeWidth="5" d="M1126 338h-50" />
      <rect className="fill-scene-wall" x="1076" y="344" width="42" height="40" rx="5" />
      <path
        className="fill-scene-roof"
        d="M1097 350c-6.5 0-11 4.7-11 10.6 0 7.6 11 16 11 16s11-8.4 11-16c0-5.9-4.5-10.6-11-10.6Z"
      />
      <path className="fill-scene-door" d="M1092 368v-7a5 5 0 0 1 10 0v7Z" />
    </g>
  );
}

function Shop() {
  return (
    <g>
      <rect className="fill-scene-brick" x="998" y="300" width="86" height="100" />
      <path className="fill-scene-brick-shade" d="M992 290h98v14h-98Z" />
      <path
        className="stroke-scene-brick-shade"
        strokeWidth="3"
        strokeDasharray="14 8"
        d="M1002 314h80M1008 324h76"
      />
      <rect className="fill-scene-window" x="1006" y="354" width="42" height="34" rx="2" />
      <path className="fill-scene-roof" d="M1056 400v-46h20v46Z" />
      <path className="fill-scene-wall" d="M1000 334h82l6 18h-94Z" />
      <path
        className="fill-scene-door"
        d="M1000 334h12l-3 18h-15Zm24 0h12l-1 18h-14Zm23 0h12l2 18h-14Zm24 0h11l6 18h-13Z"
      />
    </g>
  );
}

function TallHouse() {
  return (
    <g>
      <rect className="fill-scene-wall-shade" x="1428" y="268" width="92" height="140" />
      <path className="fill-scene-roof-alt" d="m1416 272 26-46h64l26 46Z" />
      <rect className="fill-scene-roof-alt" x="1490" y="208" width="14" height="26" />
      <Window x={1442} y={286} width={22} height={30} />
      <Window x={1484} y={286} width={22} height={30} />
      <Window x={1442} y={338} width={22} height={30} />
      <path className="fill-scene-roof" d="M1482 404v-54a13 13 0 0 1 26 0v54Z" />
    </g>
  );
}

function WaterTower() {
  return (
    <g>
      <path
        className="stroke-scene-trim"
        strokeWidth="4"
        d="m1118 300 8-74m34 74-8-74m-34 40h40m-37-20 34 40m0-40-34 40"
      />
      <path className="fill-scene-wall-shade" d="M1112 190h54v30c0 14-54 14-54 0Z" />
      <path className="fill-scene-brick" d="m1106 192 33-24 33 24Z" />
    </g>
  );
}
