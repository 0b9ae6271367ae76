import { type LoaderFunctionArgs, redirect } from "react-router-dom";
import { findPendingFactor } from "@/hooks/account/two-step";
import { isSignedIn } from "@/hooks/session/store";
import { nextPath } from "@/lib/session/next-path";

/** Lets people who are signed in pass, except for a second step that they still owe. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (!(await isSignedIn())) return { factorId: null, hasProfileError: false };
  // Without an answer the person can sign in anew, which asks again.
  const factorId = await findPendingFactor().catch(() => undefined);
  if (factorId !== null) return { factorId: factorId ?? null, hasProfileError: false };
  // Back to the dashboard, the page would fail again.
  if (searchParams.get("problem") === "profile") return { factorId: null, hasProfileError: true };
  throw redirect(nextPath(searchParams.get("next")));
}
