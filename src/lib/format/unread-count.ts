/** The number of unread notifications as text; the server counts to 100. */
export const formatUnread = (count: number): string => (count > 99 ? "99+" : String(count));
