import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { unreadKeys } from "@/hooks/notifications/keys";
import { useUserId } from "@/hooks/session/store";
import { supabase } from "@/lib/supabase/client";

/**
 * Refetches the member's notifications when one changes. The embedded backend has no realtime channel and relies on polling
 * every minute.
 */
export function useLiveNotifications(): void {
  const client = useQueryClient();
  const userId = useUserId();
  useEffect(() => {
    if (import.meta.env.VITE_EMBEDDED || !userId) return;
    // Uses a unique name: supabase-js would return the channel that the previous effect is still leaving.
    const channel = supabase
      .channel(`notifications-${crypto.randomUUID()}`)
      .on(
        "postgres_changes",
        { event: "*", schema: "public", table: "notifications", filter: `user_id=eq.${userId}` },
        () => {
          for (const queryKey of unreadKeys) void client.invalidateQueries({ queryKey });
        },
      )
      .subscribe();
    return () => void supabase.removeChannel(channel);
  }, [client, userId]);
}
