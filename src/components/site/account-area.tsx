import { LinkButton } from "@/components/ui/button";
import { lazyPart, nothing } from "@/components/ui/lazy-part";
import { Trans } from "@/components/ui/messages";
import { useSession } from "@/hooks/account/session-store";
import { joinClasses } from "@/lib/join-classes";
import { paths } from "@/lib/paths";

interface AccountAreaProps {
  /** Where it appears: in the top bar, or stacked in the menu on small screens. */
  place: "bar" | "menu";
}

const AccountMenu = lazyPart(
  async () => (await import("@/components/site/account-menu")).AccountMenu,
  { Failed: nothing },
);

/** The account section of the top bar and the menu: links to sign in and sign up, or the account menu. */
export function AccountArea({ place }: AccountAreaProps) {
  const { status } = useSession();
  return (
    <div className={place === "bar" ? "ml-auto" : undefined}>
      {status === "signed-out" ? <SignInLinks place={place} /> : <AccountMenu place={place} />}
    </div>
  );
}

function SignInLinks({ place }: AccountAreaProps) {
  const size = place === "bar" ? "sm" : "md";
  return (
    <div
      className={joinClasses(
        place === "bar"
          ? "hidden items-center gap-1.5 whitespace-nowrap lg:flex"
          : "grid grid-cols-2 gap-3 max-sm:*:px-3",
        "has-session:hidden",
      )}
    >
      <LinkButton
        to={paths.saved()}
        variant="ghost"
        size={size}
        // Narrower screens have no room for this link in the top bar.
        className={place === "bar" ? "max-xl:hidden" : "col-span-2"}
      >
        <Trans>Saved</Trans>
      </LinkButton>
      <LinkButton to={paths.auth} variant={place === "bar" ? "ghost" : "secondary"} size={size}>
        <Trans>Sign In</Trans>
      </LinkButton>
      <LinkButton to={paths.signUp("patient")} size={size}>
        <Trans>Get Started</Trans>
      </LinkButton>
    </div>
  );
}
