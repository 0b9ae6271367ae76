const names = ["VITE_SUPABASE_URL", "VITE_SUPABASE_PUBLISHABLE_KEY"];

/** Whether the app uses a hosted Supabase project. Throws if only one of the two variables is set. */
export function usesHostedProject(env: Record<string, string>): boolean {
  const missing = names.filter((name) => !env[name]);
  if (missing.length === 1) {
    throw new Error(
      `${missing[0]} is not set. Set both ${names.join(" and ")} to use a Supabase project, ` +
        "or neither to use the embedded backend (see .env.example).",
    );
  }
  return missing.length === 0;
}
