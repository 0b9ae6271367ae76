import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { SignInForm } from "@/components/account/sign-in-form";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs";
import { TextLink } from "@/components/ui/text-link";
import { type FollowedInvitation, useFollowedInvitation } from "@/hooks/practice/invitations";
import { mailboxPath } from "@/lib/account/mailbox-path";
import { type SignUpRole, signUpRoleIn } from "@/lib/account/roles";
import { invitationIn } from "@/lib/account/staff-roles";
import { AuthFrame } from "@/pages/account/auth-frame";
import { SignUpPanel } from "@/pages/account/sign-up-panel";

interface DemoAccount {
  email: string;
  password: string;
}

const names = ["patient", "doctor", "admin"];

/** Buttons that fill in the demo accounts of the embedded backend. */
function DemoAccounts({ onPick }: { onPick: (account: DemoAccount) => void }) {
  return (
    <section aria-labelledby="demo-accounts" className="mt-8 border-t border-line pt-6">
      <h2 id="demo-accounts" className="font-sans text-sm font-semibold tracking-normal">
        Demo accounts
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        This demo runs on your computer. Pick an account to sign in with. Emails to it arrive in the{" "}
        <TextLink to={mailboxPath} reloadDocument>
          demo mailbox
        </TextLink>
        .
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {names.map((name) => (
          <Button
            key={name}
            variant="secondary"
            size="sm"
            aria-label={`Fill in the demo ${name}`}
            onClick={() => onPick({ email: `${name}@demo.test`, password: "demo-password" })}
            className="capitalize"
          >
            {name}
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
  title: "Sign In",
  heading: "Welcome back",
  lead: "Good to see you. Sign in to pick up where you left off.",
};
const tabs = [
  ["sign-in", "Sign In"],
  ["sign-up", "Sign Up"],
] as const;
const leads: Record<SignUpRole, string> = {
  patient: "Free for patients and for practices.",
  doctor: "Free for physicians. Once you sign up, you can list your practice or claim its listing.",
};
const signUpCopy = (role: SignUpRole) => ({
  title: "Sign Up",
  heading: "Create your account",
  lead: leads[role],
});
const invitedCopy = ({ practice_name, role }: FollowedInvitation) => ({
  title: "Sign Up",
  heading: `Join ${practice_name}`,
  lead: `Create an account to ${role === "manager" ? "become a manager" : "get front desk access"}. You can accept the invitation after you confirm your email.`,
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
      <Tabs value={tab} onValueChange={open}>
        <TabList aria-label="Sign in or sign up">
          {tabs.map(([name, label]) => (
            // Radix opens a tab on mousedown. If React hydrates between that and the click, only the click arrives.
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
            <Notice tone="attention" title="This invitation is no longer valid" className="mb-6">
              It was answered or withdrawn, or it has expired. Ask the practice to send a new one.
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
