/**
 * Where to open the way to an address: the map application of phones, a map site elsewhere.
 * Apple's devices open Apple Maps for its links, Android offers its map applications for `geo:`.
 */
export function directionsUrl(address: string, userAgent: string): string {
  const destination = encodeURIComponent(address);
  if (/iPhone|iPad|Macintosh/.test(userAgent))
    return `https://maps.apple.com/?daddr=${destination}`;
  if (/Android/.test(userAgent)) return `geo:0,0?q=${destination}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
}
