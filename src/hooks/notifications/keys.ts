import { profileKeys } from "@/hooks/profiles/keys";

/** Query keys for notifications. */
export const notificationKeys = { all: ["notifications"] } as const;

/** The queries that show unread notifications: the list, and the count in the top bar. */
export const unreadKeys = [profileKeys.currentMembers, notificationKeys.all] as const;
