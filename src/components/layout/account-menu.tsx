import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { AccountDropdown } from "@/components/layout/account-dropdown";
import { AccountEntries } from "@/components/layout/account-entries";
import { useSession } from "@/hooks/session/store";
import { queryClient } from "@/lib/query-client";

export interface AccountMenuProps {
  place: "bar" | "menu";
  /** What stands here once the stored session turns out to be over. Importing it would split the first script. */
  signedOut: ReactNode;
}

/** A member's menu. */
export function AccountMenu({ place, signedOut }: AccountMenuProps) {
  const state = useSession();
  if (state.status === "loading") return null;
  if (state.status === "signed-out") return signedOut;

  const { id, email = "", user_metadata } = state.session.user;
  const name = typeof user_metadata.full_name === "string" ? user_metadata.full_name : email;
  const Menu = place === "bar" ? AccountDropdown : AccountEntries;
  return (
    // Static pages have no query client of their own.
    <QueryClientProvider client={queryClient}>
      <Menu userId={id} email={email} name={name} />
    </QueryClientProvider>
  );
}
