import { useLoaderData } from "react-router-dom";
import { AuthFrame } from "@/pages/auth/auth-frame";
import { loader } from "@/pages/auth/confirm-loader";
import { FollowLink } from "@/pages/auth/follow-link";
import { LinkProblemFromUrl } from "@/pages/auth/link-problem-from-url";
import { LinkProblemNotice } from "@/pages/auth/link-problem-notice";
import { NextSteps } from "@/pages/auth/next-steps";

export { loader };

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
