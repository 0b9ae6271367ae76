import { type Control, useWatch } from "react-hook-form";
import { useSearchParams } from "react-router-dom";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/lib/paths";
import { withTypedEmail } from "@/lib/session/typed-email";

interface ForgotPasswordLinkProps {
  control: Control<{ email: string; password: string }>;
}

/** A link to the password reset that passes on the typed email and the next path. */
export function ForgotPasswordLink({ control }: ForgotPasswordLinkProps) {
  const email = useWatch({ control, name: "email", defaultValue: "" });
  const [params] = useSearchParams();
  return (
    <TextLink
      to={paths.forgotPasswordThen(params.get("next"))}
      state={withTypedEmail(email)}
      className="-my-2 w-fit py-2 text-sm"
    >
      Forgot your password?
    </TextLink>
  );
}
