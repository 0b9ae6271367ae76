import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { unreadKeys } from "@/hooks/notifications/keys";
import { useUserId } from "@/hooks/session/store";
import { listenToRows } from "@/lib/supabase/realtime";

/**
 * Hears of changes to the member's notifications at once. The embedded backend has no such channel; there, and whenever
 * the channel is down, asking every minute has to do.
 */
export function useLiveNotifications(): void {
  const client = useQueryClient();
  const userId = useUserId();
  useEffect(() => {
    if (import.meta.env.VITE_EMBEDDED || !userId) return;
    const rows = { table: "notifications", filter: `user_id=eq.${userId}` };
    const listening = listenToRows(rows, () => {
      for (const queryKey of unreadKeys) void client.invalidateQueries({ queryKey });
    });
    // Without its script or a connection, asking every minute has to do.
    listening.catch(() => undefined);
    return () => void listening.then((stop) => stop()).catch(() => undefined);
  }, [client, userId]);
}
