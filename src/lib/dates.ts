const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });

/** A day for people, where they are: "Nov 21, 2026". */
export const formatDay = (time: string): string => dayFormat.format(new Date(time));
