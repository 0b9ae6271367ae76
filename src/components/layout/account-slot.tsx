import type { AccountMenuProps } from "@/components/layout/account-menu";
import { ByVisitor } from "@/components/session/by-visitor";
import { lazyPart } from "@/components/ui/lazy-part";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/paths";
import { signUpWay } from "@/lib/session/auth-wish";

interface AccountSlotProps {
  /** Where it stands: in the top bar, or stacked in the menu of small screens. */
  place: "bar" | "menu";
}

const AccountMenu = lazyPart<AccountMenuProps>(
  async () => (await import("@/components/layout/account-menu")).AccountMenu,
  // Without network the page goes on without the menu.
  { Failed: ({ signedOut }) => signedOut },
);

/** The end of the top bar and of the menu: the ways into an account, or the menu of one's own, loaded on need. */
export function AccountSlot({ place }: AccountSlotProps) {
  const links = <AccountLinks place={place} />;
  return (
    // On wide screens the bar's is always as wide, so that nothing moves when the menu arrives.
    <div className={place === "bar" ? "flex justify-end lg:min-w-54 xl:min-w-66" : undefined}>
      <ByVisitor
        stranger={links}
        member={<AccountMenu place={place} signedOut={links} />}
        memberSoon={null}
      />
    </div>
  );
}

function AccountLinks({ place }: AccountSlotProps) {
  const size = place === "bar" ? "sm" : "md";
  return (
    <div
      className={place === "bar" ? "hidden items-center gap-1.5 lg:flex" : "grid grid-cols-2 gap-3"}
    >
      <LinkButton
        to={paths.saved()}
        variant="ghost"
        size={size}
        // Beside all links of the bar there is room on wide screens only.
        className={place === "bar" ? "max-xl:hidden" : "col-span-2"}
      >
        Saved
      </LinkButton>
      <LinkButton to={paths.auth} variant={place === "bar" ? "ghost" : "secondary"} size={size}>
        Sign In
      </LinkButton>
      <LinkButton {...signUpWay("patient")} size={size}>
        Get Started
      </LinkButton>
    </div>
  );
}
