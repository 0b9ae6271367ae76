import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { parseEmailLink } from "@/hooks/session/email-links";
import { isSignedIn } from "@/hooks/session/store";
import { nextOfRedirect } from "@/lib/session/next-path";
import { AuthFrame } from "@/pages/auth/auth-frame";
import { FollowLink } from "@/pages/auth/follow-link";
import { LinkProblemFromUrl } from "@/pages/auth/link-problem-from-url";
import { LinkProblemNotice } from "@/pages/auth/link-problem-notice";
import { NextSteps } from "@/pages/auth/next-steps";

/** Parses the link in the URL without verifying it, because email scanners open links but don't click buttons. */
export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  // Loads the session before the page renders.
  await isSignedIn();
  return {
    link: parseEmailLink(params),
    type: params.get("type"),
    next: nextOfRedirect(params.get("redirect_to")),
  };
}

/** The page that emailed links open. */
export function Component() {
  const { link, type, next } = useLoaderData<typeof loader>();
  if (link) return <FollowLink key={link.token_hash} link={link} next={next} />;
  return (
    <AuthFrame title="Email link">
      <LinkProblemFromUrl>
        {(problem) => <LinkProblemNotice problem={problem ?? "foreign"} />}
      </LinkProblemFromUrl>
      <div className="mt-6 flex flex-wrap gap-3">
        <NextSteps type={type} next={next} />
      </div>
    </AuthFrame>
  );
}
