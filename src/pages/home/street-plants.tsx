interface PlantProps {
  /** Where it meets the ground. */
  x: number;
  y: number;
  size?: number;
}

const place = ({ x, y, size = 1 }: PlantProps) => `translate(${x} ${y}) scale(${size})`;

export function Tree({ isDeep = false, ...spot }: PlantProps & { isDeep?: boolean }) {
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

export function Pine(spot: PlantProps) {
  return (
    <g transform={place(spot)}>
      <path className="fill-scene-leaf-deep" d="m0-58 17 36H8l13 24h-42L-8-22h-9Z" />
    </g>
  );
}

export function Bush(spot: PlantProps) {
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
