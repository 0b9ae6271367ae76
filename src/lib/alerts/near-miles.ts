/** How far around its place an alert reaches: `private.near_miles` in the database. */
export const nearMiles = 25;

/** The place of an alert in words: "within 25 miles of Austin, TX". */
export const nearbyPhrase = (place: string): string => `within ${nearMiles} miles of ${place}`;
