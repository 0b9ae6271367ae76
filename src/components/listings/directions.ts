/**
 * The URL for directions to an address: Apple Maps on Apple devices, Google Maps elsewhere. Both open the app if it is
 * installed.
 */
export function directionsUrl(address: string, userAgent: string): string {
  const destination = encodeURIComponent(address);
  return /iPhone|iPad|iPod|Macintosh/.test(userAgent)
    ? `https://maps.apple.com/?daddr=${destination}`
    : `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
}
