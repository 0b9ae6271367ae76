import { useState } from "react";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { type EmailLink, isNamedBy } from "@/hooks/session/email-links";
import { useSession } from "@/hooks/session/store";
import { nextPath } from "@/lib/session/next-path";
import { AuthFrame } from "@/pages/auth/auth-frame";
import { LinkPurpose, titleOfLink } from "@/pages/auth/link-purpose";

interface ConfirmLinkProps {
  link: EmailLink;
  next: string | null;
  isBusy: boolean;
  onContinue: () => void;
}

/** Names the account of an emailed link and the current one, and asks for confirmation. */
export function ConfirmLink({ link, next, isBusy, onContinue }: ConfirmLinkProps) {
  const session = useSession();
  const now = session.status === "signed-in" ? session.session.user.email : undefined;
  // The question stays on the screen while the link is verified.
  const [current, setCurrent] = useState(now);
  if (!isBusy && now !== current) setCurrent(now);
  // A link without an email may belong to any account.
  const isSomebodyElse = current !== undefined && !(link.email && isNamedBy(link, current));
  const isChange = link.type === "email_change" && !isSomebodyElse;

  return (
    <AuthFrame title={titleOfLink(link)}>
      <div className="wrap-anywhere">
        <LinkPurpose link={link} />
        {isSomebodyElse && (
          <Notice tone="attention" title={`You're signed in as ${current}`} className="mt-5">
            {link.email
              ? "This link belongs to another account. If you continue, you'll be signed in to that account instead."
              : "This link may belong to another account. If you continue, you'll be signed in to the account we emailed it to."}
          </Notice>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button isBusy={isBusy} onClick={onContinue}>
            {isChange && "Confirm change"}
            {!isChange && (link.email ? `Continue as ${link.email}` : "Continue")}
          </Button>
          {isSomebodyElse && (
            <LinkButton to={nextPath(next)} variant="secondary" replace>
              Stay signed in as {current}
            </LinkButton>
          )}
        </div>
        <p className="mt-6 text-sm text-ink-soft">
          Not you, or didn’t request this? Close this page. Nothing has changed yet.
        </p>
      </div>
    </AuthFrame>
  );
}
