import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { SignInForm } from "@/components/session/sign-in-form";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs";
import { AuthFrame } from "@/pages/auth/auth-frame";
import { type DemoAccount, DemoAccounts } from "@/pages/auth/demo-accounts";
import { SignUpPanel } from "@/pages/auth/sign-up-panel";

interface AuthTabsProps {
  notice: ReactNode;
  defaultEmail: string;
  onWelcome: () => void;
  onSignedUp: () => void;
  onVerified: (factorId: string | null) => void;
  onUseLink: (email: string) => void;
}

/** What stands above the form, tab by tab. */
export const signInWords = {
  title: "Sign In",
  heading: "Welcome back",
  lead: "Good to see you. Sign in to go on where you were.",
};
const signUpWords = {
  title: "Sign Up",
  heading: "Create your account",
  lead: "Free for patients and for practices.",
};

/** The two ways through the door. The address says which one is open. */
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

  function open(name: string) {
    const next = new URLSearchParams(params);
    next.set("tab", name);
    setParams(next, { replace: true, preventScrollReset: true });
  }

  return (
    <AuthFrame {...(tab === "sign-up" ? signUpWords : signInWords)}>
      {notice && <div className="mb-6">{notice}</div>}
      <Tabs value={tab} onValueChange={open}>
        <TabList aria-label="Sign in or sign up">
          <Tab value="sign-in">Sign In</Tab>
          <Tab value="sign-up">Sign Up</Tab>
        </TabList>
        <TabPanel value="sign-in">
          <SignInForm
            // A new form, as its fields take their first values only once.
            key={demo?.email}
            defaultEmail={demo?.email ?? defaultEmail}
            defaultPassword={demo?.password ?? ""}
            onSignedIn={onWelcome}
            onUseLink={onUseLink}
          />
          {import.meta.env.VITE_EMBEDDED && <DemoAccounts onPick={setDemo} />}
        </TabPanel>
        <TabPanel value="sign-up">
          <SignUpPanel onSignedIn={onSignedUp} onVerified={onVerified} />
        </TabPanel>
      </Tabs>
    </AuthFrame>
  );
}
