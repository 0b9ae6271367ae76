import { type ComponentProps, lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import type { SignUpRole } from "@/lib/session/auth-wish";

const SignInDialog = lazy(async () => ({
  default: (await import("@/components/session/sign-in-dialog")).SignInDialog,
}));

interface SignInButtonProps extends Omit<ComponentProps<typeof Button>, "onClick"> {
  /** Why an account is needed, as a request: "Please sign in to claim this listing". */
  request: string;
  explanation: string;
  /** What a new account would be; a patient's unless said. */
  signUpAs?: SignUpRole;
}

/** A button for what needs an account: a visitor is told why, and where to sign in. */
export function SignInButton({ request, explanation, signUpAs, ...props }: SignInButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button {...props} onClick={() => setIsAsking(true)} />
      {isAsking && (
        <Suspense>
          <SignInDialog
            request={request}
            explanation={explanation}
            {...(signUpAs && { signUpAs })}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
