import { findPendingFactor } from "@/hooks/account/two-step";
import { isSignedIn } from "@/hooks/session/store";

/** Whether there is a session to set the password of, and the step that it may still owe. */
export async function loader() {
  if (!(await isSignedIn())) return { isSignedIn: false, factorId: null };
  return { isSignedIn: true, factorId: await findPendingFactor() };
}
