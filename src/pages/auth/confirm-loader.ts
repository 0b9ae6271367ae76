import { type LoaderFunctionArgs, redirect } from "react-router-dom";
import { findPendingFactor } from "@/hooks/account/two-step";
import { parseEmailLink, verifyEmailLink } from "@/hooks/session/email-links";
import { isSignedIn } from "@/hooks/session/store";
import { AuthFailure } from "@/lib/auth-errors";
import { nextPath } from "@/lib/next-path";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";
import { type LinkProblem, problemOfCode } from "@/pages/auth/link-problem";

/** What the page has to say; a link that signs in goes on without a word from it. */
export type ConfirmOutcome =
  | { status: "email-changed" }
  | { status: "other-mailbox" }
  | {
      status: "problem";
      problem: LinkProblem;
      /** What the link was for. */
      type: string | null;
      isSignedIn: boolean;
    };

/** Verifies the link in the address: in a loader, as that runs once a visit, whatever React renders twice. */
export async function confirmLoader({ request }: LoaderFunctionArgs): Promise<ConfirmOutcome> {
  const params = new URL(request.url).searchParams;
  const link = parseEmailLink(params);
  if (!link) return explain("foreign", params.get("type"));

  try {
    const verified = await verifyEmailLink(link);
    if (link.type === "email_change") {
      return { status: verified.isSignedIn ? "email-changed" : "other-mailbox" };
    }
  } catch (error) {
    return explain(problemOf(error), link.type);
  }
  if (link.type === "recovery") throw redirect(paths.resetPassword);
  throw redirect(await enter(nextPath(params.get("next"))));
}

/** Welcomes the person; one who owes a second step is asked for it at the door first. */
async function enter(next: string): Promise<string> {
  const factorId = await findPendingFactor().catch(() => undefined);
  if (factorId !== null) return paths.signIn(next);
  toast({
    title: "Welcome!",
    description: "Your email address is confirmed and you are signed in.",
    tone: "success",
  });
  return next;
}

async function explain(problem: LinkProblem, type: string | null): Promise<ConfirmOutcome> {
  return { status: "problem", problem, type, isSignedIn: await isSignedIn() };
}

function problemOf(error: unknown): LinkProblem {
  if (!(error instanceof AuthFailure)) return "failed";
  const mayWorkLater = ["offline", "unexpected", "rate-limited"].includes(error.kind);
  return mayWorkLater ? "unreachable" : problemOfCode(error.code);
}
