import { createContext, useContext } from "react";

/** The account a page belongs to. It doesn't change while the session is refreshed or has ended. */
export interface Account {
  id: string;
  /** The account email, which only the member sees. */
  email: string;
}

export const AccountContext = createContext<Account | null>(null);

/** The account of a page below `SessionGate`. */
export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (!account) throw new Error("useAccount needs a SessionGate around the page.");
  return account;
}
