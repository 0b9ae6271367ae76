import type { QueryClient } from "@tanstack/react-query";
import { notificationsKey } from "@/hooks/notifications/list";
import { plateKey } from "@/hooks/profiles/my-plate";

/** Reads the list and the count in the top bar again. */
export const refreshNotifications = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: plateKey }),
    client.invalidateQueries({ queryKey: notificationsKey }),
  ]);
