/**
 * Stands in for the realtime client that supabase-js makes at once for everybody. Members get theirs from
 * src/lib/supabase/realtime.ts, when they have something to listen to (see src/build/light-packages/plugin.ts).
 */
export class RealtimeClient {
  /** Told of every new session; there is no connection to renew. */
  setAuth(): Promise<void> {
    return Promise.resolve();
  }
}
