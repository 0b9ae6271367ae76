/** How many unread notifications there are, for people: the server counts to 100. */
export const formatUnread = (count: number): string => (count > 99 ? "99+" : String(count));
