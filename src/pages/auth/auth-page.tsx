import { useState } from "react";
import {
  useLoaderData,
  useLocation,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from "react-router-dom";
import { TwoStepForm } from "@/components/session/two-step-form";
import { paths } from "@/lib/paths";
import { nextPath } from "@/lib/session/next-path";
import { typedEmailIn } from "@/lib/session/typed-email";
import { toast } from "@/lib/toast";
import { AuthFrame } from "@/pages/auth/auth-frame";
import { loader } from "@/pages/auth/auth-loader";
import { AuthTabs } from "@/pages/auth/auth-tabs";
import { LinkProblemFromUrl } from "@/pages/auth/clean-address";
import { EmailLinkPanel } from "@/pages/auth/email-link-panel";
import { LinkProblemNotice } from "@/pages/auth/link-problem-notice";
import { ProfileLoadError } from "@/pages/auth/profile-lost";

export { loader };

/** Sign In and Sign Up. */
export function Component() {
  const { factorId, hasProfileError } = useLoaderData<typeof loader>();
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const [typed, setTyped] = useState("");
  const email = typed || typedEmailIn(state);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  const goOn = () => void navigate(nextPath(params.get("next")), { replace: true });

  function welcome() {
    toast({ title: "Welcome back!", description: "Successfully signed in.", tone: "success" });
    goOn();
  }

  function finish(pendingFactor: string | null) {
    if (pendingFactor) void revalidate();
    else welcome();
  }

  function showLinkForm(isShown: boolean) {
    const next = new URLSearchParams(params);
    if (isShown) next.set("with", "link");
    else next.delete("with");
    setParams(next);
  }

  if (factorId) {
    return (
      <AuthFrame title="Sign In" heading="One more step">
        <TwoStepForm
          factorId={factorId}
          onVerified={welcome}
          onSignedOut={() => void revalidate()}
        />
      </AuthFrame>
    );
  }
  if (hasProfileError) {
    return <ProfileLoadError onSignedOut={() => void navigate(paths.auth, { replace: true })} />;
  }
  if (params.get("with") === "link") {
    return (
      <AuthFrame title="Sign in by email">
        <EmailLinkPanel
          defaultEmail={email}
          onVerified={finish}
          onUsePassword={() => showLinkForm(false)}
        />
      </AuthFrame>
    );
  }
  return (
    <LinkProblemFromUrl>
      {(problem) => (
        <AuthTabs
          notice={problem && <LinkProblemNotice problem={problem} />}
          defaultEmail={email}
          onWelcome={welcome}
          onSignedUp={goOn}
          onVerified={finish}
          onUseLink={(address) => {
            setTyped(address);
            showLinkForm(true);
          }}
        />
      )}
    </LinkProblemFromUrl>
  );
}
