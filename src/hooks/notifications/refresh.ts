import type { QueryClient } from "@tanstack/react-query";
import { notificationKeys } from "@/hooks/notifications/keys";
import { profileKeys } from "@/hooks/profiles/keys";

/** Reads the list and the count in the top bar again. */
export const refreshNotifications = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: profileKeys.plates }),
    client.invalidateQueries({ queryKey: notificationKeys.all }),
  ]);
