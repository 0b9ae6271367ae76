import { findPendingFactor } from "@/hooks/account/two-step-verification";
import { isSignedIn } from "@/hooks/session/store";

/** Loads whether there is a session, and the factor that still needs verification. */
export async function loader() {
  if (!(await isSignedIn())) return { isSignedIn: false, factorId: null };
  return { isSignedIn: true, factorId: await findPendingFactor() };
}
