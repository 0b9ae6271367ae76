function required(name: string, value: string | undefined): string {
  if (!value) throw new Error(`${name} is not set. See .env.example.`);
  return value;
}

// The embedded backend uses the page's origin, configured as "/". In Node, the deploy step and the
// preview set API_ORIGIN, and the build makes no requests.
const url = new URL(
  required("VITE_SUPABASE_URL", import.meta.env.VITE_SUPABASE_URL),
  typeof window === "undefined"
    ? (globalThis.process?.env.API_ORIGIN ?? "http://localhost")
    : window.location.origin,
);

/** The origin of the APIs. */
export const apiOrigin = url.origin;

/** The key that identifies the project to the APIs. It is public. */
export const publishableKey = required(
  "VITE_SUPABASE_PUBLISHABLE_KEY",
  import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
);
