/**
 * Where to open the way to an address: Apple Maps on Apple's devices, where its links open the application, and Google
 * Maps on all others, where they do the same or open its site.
 */
export function directionsUrl(address: string, userAgent: string): string {
  const destination = encodeURIComponent(address);
  return /iPhone|iPad|iPod|Macintosh/.test(userAgent)
    ? `https://maps.apple.com/?daddr=${destination}`
    : `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
}
