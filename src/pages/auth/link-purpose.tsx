import type { EmailLink } from "@/hooks/session/email-links";

/** The heading for an emailed link. */
export function titleOfLink({ type }: EmailLink): string {
  if (type === "recovery") return "Reset your password";
  return type === "email_change" ? "Change your email" : "Confirm your email";
}

/** Explains what an emailed link does. */
export function LinkPurpose({ link: { type, email, new_email } }: { link: EmailLink }) {
  const account = email ? <Address>{email}</Address> : "the account we emailed it to";
  if (type === "email_change") {
    return (
      <p>
        This link changes the email of{" "}
        {email ? <>your account {account}</> : "the account we emailed it to"}
        {new_email && (
          <>
            {" "}
            to <Address>{new_email}</Address>
          </>
        )}
        . You’ll need to confirm it from both emails.
      </p>
    );
  }
  if (type === "recovery") {
    return <p>This link signs you in to {account} so you can choose a new password.</p>;
  }
  return <p>This link confirms your email and signs you in to {account}.</p>;
}

const Address = ({ children }: { children: string }) => (
  <strong>
    <bdi>{children}</bdi>
  </strong>
);
