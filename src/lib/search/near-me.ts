/** Phrases for "near me", as people type them. */
const nearMe =
  /\s*\b((near(by|est)?|close(st)?)( to| by)? ?me|(around|by) me|(in|around) my (area|neighborhood|town|city)|(near|close to) (my )?(home|house|location|work)|near us|(near|around) here|(near|close) ?by$|(nearest|closest|local)(?= (doctors?|dpc|direct primary care|primary care|practices?|clinics?)$)|^(nearest|closest|local)$|cerca de m[ií](?!\p{L}))(?!\p{L})\s*/iu;

/** A radius at the end of a text without a place: "within 10 miles". */
const distanceOnly = /\d ?(mi|miles?)( radius)?$/i;

/** The rest of a text that says "near me"; the unchanged text if it doesn't. */
export const withoutNearMe = (text: string): string => text.replace(nearMe, " ").trim();

/** Whether a text asks for results nearby, unless it also names a place. */
export const mentionsNearMe = (text: string): boolean =>
  withoutNearMe(text) !== text || distanceOnly.test(text);
