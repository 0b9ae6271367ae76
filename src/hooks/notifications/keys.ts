import { profileKeys } from "@/hooks/profiles/keys";

/** Where notifications are kept in the cache. */
export const notificationKeys = { all: ["notifications"] } as const;

/** What shows how much has not been read: the list, and the count in the top bar. */
export const unreadKeys = [profileKeys.currentMembers, notificationKeys.all] as const;
