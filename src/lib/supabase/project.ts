function required(name: string, value: string | undefined): string {
  if (!value) throw new Error(`${name} is not set. See .env.example.`);
  return value;
}

// The embedded backend answers on the page's own origin and says so with "/". Node is on no page: there, the deploy
// step names the API, and the build asks none.
const url = new URL(
  required("VITE_SUPABASE_URL", import.meta.env.VITE_SUPABASE_URL),
  typeof window === "undefined"
    ? (globalThis.process?.env.API_ORIGIN ?? "http://localhost")
    : window.location.origin,
);

/** Where the APIs are. */
export const apiOrigin = url.origin;

/** Names the project to the APIs; public by nature. */
export const publishableKey = required(
  "VITE_SUPABASE_PUBLISHABLE_KEY",
  import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
);
