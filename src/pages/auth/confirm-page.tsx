import { useLoaderData } from "react-router-dom";
import { AuthFrame } from "@/pages/auth/auth-frame";
import { CleanAddress } from "@/pages/auth/clean-address";
import type { confirmLoader } from "@/pages/auth/confirm-loader";
import { FollowLink } from "@/pages/auth/follow-link";
import { LinkProblemNotice } from "@/pages/auth/link-problem-notice";
import { WaysForward } from "@/pages/auth/ways-forward";

/** Where the links of our mails lead. */
export function ConfirmPage() {
  const { link, type, next } = useLoaderData<typeof confirmLoader>();
  if (link) return <FollowLink key={link.token_hash} link={link} next={next} />;
  return (
    <AuthFrame title="Email Link">
      <CleanAddress>
        {(problem) => <LinkProblemNotice problem={problem ?? "foreign"} />}
      </CleanAddress>
      <div className="mt-6 flex flex-wrap gap-3">
        <WaysForward type={type} next={next} />
      </div>
    </AuthFrame>
  );
}
