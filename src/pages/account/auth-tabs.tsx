import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { SignInForm } from "@/components/account/sign-in-form";
import { Button } from "@/components/ui/button";
import { Trans } from "@/components/ui/messages";
import { Notice } from "@/components/ui/notice";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs";
import { textLinkClasses } from "@/components/ui/text-link";
import { type FollowedInvitation, useFollowedInvitation } from "@/hooks/practice/invitations";
import { mailboxPath } from "@/lib/account/mailbox-path";
import { type SignUpRole, signUpRoleIn } from "@/lib/account/roles";
import { invitationIn } from "@/lib/account/staff-roles";
import { t } from "@/lib/messages";
import { AuthFrame } from "@/pages/account/auth-frame";
import { SignUpPanel } from "@/pages/account/sign-up-panel";

interface DemoAccount {
  email: string;
  password: string;
}

const demoAccounts = [
  { name: "patient", label: t`Patient`, action: t`Fill in the demo patient` },
  { name: "doctor", label: t`Doctor`, action: t`Fill in the demo doctor` },
  { name: "admin", label: t`Admin`, action: t`Fill in the demo admin` },
];

/** Buttons that fill in the demo accounts of the embedded backend. */
function DemoAccounts({ onPick }: { onPick: (account: DemoAccount) => void }) {
  return (
    <section aria-labelledby="demo-accounts" className="mt-8 border-t border-line pt-6">
      <h2 id="demo-accounts" className="font-sans text-sm font-semibold tracking-normal">
        <Trans>Demo accounts</Trans>
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        <Trans>
          This demo runs on your computer. Pick an account to sign in with. Emails to it arrive in
          the{" "}
          <a href={mailboxPath} className={textLinkClasses}>
            demo mailbox
          </a>
          .
        </Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {demoAccounts.map(({ name, label, action }) => (
          <Button
            key={name}
            variant="secondary"
            size="sm"
            aria-label={action}
            onClick={() => onPick({ email: `${name}@demo.test`, password: "demo-password" })}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}

interface AuthTabsProps {
  notice: ReactNode;
  defaultEmail: string;
  onWelcome: () => void;
  onSignedUp: () => void;
  onVerified: (factorId: string | null) => void;
  onUseLink: (email: string) => void;
}

/** The title, heading, and lead of each tab. */
const signInCopy = {
  title: t`Sign In`,
  heading: t`Welcome back`,
  lead: t`Good to see you. Sign in to pick up where you left off.`,
};
const tabs = [
  ["sign-in", t`Sign In`],
  ["sign-up", t`Sign Up`],
] as const;
const leads: Record<SignUpRole, string> = {
  patient: t`Free for patients and for practices.`,
  doctor: t`Free for physicians. Once you sign up, you can list your practice or claim its listing.`,
};
const signUpCopy = (role: SignUpRole) => ({
  title: t`Sign Up`,
  heading: t`Create your account`,
  lead: leads[role],
});
const invitedCopy = ({ practice_name: practice, role }: FollowedInvitation) => ({
  title: t`Sign Up`,
  heading: t`Join ${practice}`,
  lead:
    role === "manager"
      ? t`Create an account to become a manager. You can accept the invitation after you confirm your email.`
      : t`Create an account to get front desk access. You can accept the invitation after you confirm your email.`,
});

/** Sign In and Sign Up. The URL holds the open tab. */
export function AuthTabs({
  notice,
  defaultEmail,
  onWelcome,
  onSignedUp,
  onVerified,
  onUseLink,
}: AuthTabsProps) {
  const [params, setParams] = useSearchParams();
  const [demo, setDemo] = useState<DemoAccount | null>(null);
  const tab = params.get("tab") === "sign-up" ? "sign-up" : "sign-in";
  const followed = invitationIn(params.get("next"));
  // The request or question that a visitor has written at a listing.
  const asks = /^\/doctor\/.*[?&]ask=(\w+)/.exec(params.get("next") ?? "")?.[1];
  const invitation = useFollowedInvitation(followed);
  const isClosed = invitation.data === null;
  const role = (followed ? null : signUpRoleIn(params)) ?? "patient";
  const copy = invitation.data ? invitedCopy(invitation.data) : signUpCopy(role);

  function open(name: string) {
    const next = new URLSearchParams(params);
    next.set("tab", name);
    setParams(next, { replace: true, preventScrollReset: true });
  }

  return (
    <AuthFrame {...(tab === "sign-up" ? copy : signInCopy)}>
      {notice && <div className="mb-6">{notice}</div>}
      {asks && (
        <Notice
          className="mb-6"
          title={asks === "question" ? t`Your question is waiting` : t`Your request is waiting`}
        >
          {t`Once you're signed in, you'll be back at the practice and can send it.`}
        </Notice>
      )}
      <Tabs value={tab} onValueChange={open}>
        <TabList aria-label={t`Sign in or sign up`}>
          {tabs.map(([name, label]) => (
            // Radix opens a tab on mousedown. If React hydrates between that and the click, only
            // the click arrives.
            <Tab key={name} value={name} onClick={() => name !== tab && open(name)}>
              {label}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="sign-in">
          <SignInForm
            // A new form, because default values apply only once.
            key={demo?.email}
            defaultEmail={demo?.email ?? defaultEmail}
            defaultPassword={demo?.password ?? ""}
            onSignedIn={onWelcome}
            onUseLink={onUseLink}
          />
          {import.meta.env.VITE_EMBEDDED && <DemoAccounts onPick={setDemo} />}
        </TabPanel>
        <TabPanel value="sign-up">
          {isClosed && (
            <Notice tone="attention" title={t`This invitation is no longer valid`} className="mb-6">
              <Trans>
                It was answered or withdrawn, or it has expired. Ask the practice to send a new one.
              </Trans>
            </Notice>
          )}
          <SignUpPanel
            role={role}
            isInvited={followed !== null && !isClosed}
            invitation={invitation.data ?? null}
            onSignedIn={onSignedUp}
            onVerified={onVerified}
          />
        </TabPanel>
      </Tabs>
    </AuthFrame>
  );
}
