import { type LoaderFunctionArgs, redirect } from "react-router-dom";
import { findPendingFactor } from "@/hooks/account/two-step-verification";
import { isSignedIn } from "@/hooks/session/store";
import { nextPath } from "@/lib/session/next-path";

/** Redirects signed-in members, unless they still need the second step. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (!(await isSignedIn())) return { factorId: null, hasProfileError: false };
  // If the check fails, the member can sign in again, which repeats it.
  const factorId = await findPendingFactor().catch(() => undefined);
  if (factorId !== null) return { factorId: factorId ?? null, hasProfileError: false };
  // Redirecting to the dashboard would fail again.
  if (searchParams.get("problem") === "profile") return { factorId: null, hasProfileError: true };
  throw redirect(nextPath(searchParams.get("next")));
}
