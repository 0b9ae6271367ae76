import type { EmailLink } from "@/hooks/session/email-links";

/** What a mailed link is about, as a heading. */
export function titleOfLink({ type }: EmailLink): string {
  if (type === "recovery") return "Reset Your Password";
  return type === "email_change" ? "Change Your Email" : "Confirm Your Email";
}

/** What a mailed link does once it is followed. */
export function LinkPurpose({ link: { type, email, new_email } }: { link: EmailLink }) {
  const account = email ? <Address>{email}</Address> : "the account that it was mailed to";
  if (type === "email_change") {
    return (
      <p>
        This link changes the email of{" "}
        {email ? <>your account {account}</> : "the account that it was mailed to"}
        {new_email && (
          <>
            {" "}
            to <Address>{new_email}</Address>
          </>
        )}
        . Both mailboxes have to confirm it.
      </p>
    );
  }
  if (type === "recovery") {
    return <p>This link signs you in to {account}, to choose a new password.</p>;
  }
  return <p>This link confirms that the email is yours, and signs you in to {account}.</p>;
}

const Address = ({ children }: { children: string }) => (
  <strong>
    <bdi>{children}</bdi>
  </strong>
);
