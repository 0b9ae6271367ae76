import type { Position } from "@/lib/places/position";

const longestWaitInMs = 10_000;
const oldestInMs = 5 * 60_000;

const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

/** By the codes of a `GeolocationPositionError`. */
const reasons: Record<number, string> = {
  1: "Your browser was not allowed to say where you are. Its settings can change that.",
  2: "Your device could not find out where it is.",
  3: "It took too long to find out where you are.",
};

/**
 * Asks the browser where it is, which asks the visitor the first time: only when somebody wants to be found.
 * @returns the position, no more exact than it is needed, or a sentence why there is none.
 */
export function findPosition(): Promise<Position | string> {
  return new Promise((resolve) => {
    // Browsers have it on secure pages only.
    if (!("geolocation" in navigator))
      return resolve("Your browser cannot say where you are here.");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      ({ code }) => resolve(reasons[code] ?? "Your device does not say where it is."),
      { timeout: longestWaitInMs, maximumAge: oldestInMs },
    );
  });
}
