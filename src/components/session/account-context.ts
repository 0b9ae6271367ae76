import { createContext, useContext } from "react";

/** Whose page this is. It stays the same while the session is renewed, or has ended and is asked for again. */
export interface Account {
  id: string;
  /** The address of the account, which only its owner sees. */
  email: string;
}

export const AccountContext = createContext<Account | null>(null);

/** The account that a page below `SessionGate` belongs to. */
export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (!account) throw new Error("useAccount needs a SessionGate around the page.");
  return account;
}
