import type { Position } from "@/lib/directory/places";
import { t } from "@/lib/messages";

const longestWaitInMs = 10_000;
const oldestInMs = 5 * 60_000;

const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

/** Messages by the code of a `GeolocationPositionError`. */
const reasons: Record<number, string> = {
  1: t`Location is turned off for this site. You can turn it on in your browser settings.`,
  2: t`We couldn't find your location. Try again.`,
  3: t`Finding your location took too long. Try again.`,
};

/**
 * Gets the visitor's position, for which the browser asks permission. Call it only on the visitor's request.
 * @returns the position, rounded for privacy, or an error message
 */
export function findPosition(): Promise<Position | string> {
  return new Promise((resolve) => {
    // Only available on secure pages.
    if (!("geolocation" in navigator))
      return resolve(t`Your browser doesn't support location here.`);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      ({ code }) => resolve(reasons[code] ?? t`We couldn't find your location. Try again.`),
      { timeout: longestWaitInMs, maximumAge: oldestInMs },
    );
  });
}
