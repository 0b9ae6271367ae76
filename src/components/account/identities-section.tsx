import { type ReactNode, useRef } from "react";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingSkeleton } from "@/components/ui/skeleton";
import { type Identity, useIdentities, useUnlinkIdentity } from "@/hooks/account/identities";
import { t } from "@/lib/messages";

/** Providers whose name is not the capitalized identifier. */
const providerNames: Record<string, string> = {
  email: t`Email and password`,
  github: "GitHub",
  linkedin_oidc: "LinkedIn",
  azure: "Microsoft",
};

const nameOf = ({ provider }: Identity) =>
  providerNames[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1);

/** The sign-in methods; the last one can't be unlinked. */
export function IdentitiesSection() {
  const identities = useIdentities();
  const unlink = useUnlinkIdentity();
  const status = useRef<HTMLParagraphElement>(null);

  if (identities.isPending)
    return <LoadingSkeleton label={t`Loading your sign-in methods...`} className="h-16" />;
  if (!identities.data) return <LoadFailure query={identities} />;
  const canUnlink = identities.data.length > 1;
  const unlinked = unlink.isSuccess && nameOf(unlink.variables);

  async function confirm(identity: Identity) {
    await unlink.mutateAsync(identity);
    // After the dialog has closed. The button that had the focus is gone.
    setTimeout(() => status.current?.focus());
  }

  return (
    <>
      <ul className="divide-y divide-line">
        {identities.data.map((identity) => {
          const method = nameOf(identity);
          return (
            <IdentityItem key={identity.identity_id} identity={identity}>
              {canUnlink && (
                <ConfirmButton
                  label={t`Unlink ${method}`}
                  confirmLabel={t`Unlink ${method}`}
                  variant="secondary"
                  title={t`Unlink ${method}?`}
                  isDangerous
                  onConfirm={() => confirm(identity)}
                >
                  <p>
                    {t`You won't be able to sign in with it anymore. Your other sign-in methods still work.`}
                  </p>
                </ConfirmButton>
              )}
            </IdentityItem>
          );
        })}
      </ul>
      <p ref={status} role="status" tabIndex={-1} className="mt-4 text-sm text-ink-soft">
        {[
          unlinked && t`${unlinked} is unlinked.`,
          !canUnlink && t`You can't unlink your only sign-in method.`,
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
    </>
  );
}

function IdentityItem({ identity, children }: { identity: Identity; children: ReactNode }) {
  const email: unknown = identity.identity_data?.email;
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-semibold">{nameOf(identity)}</p>
        {typeof email === "string" && <p className="text-sm break-words text-ink-soft">{email}</p>}
      </div>
      {children}
    </li>
  );
}
