import { paths } from "@/lib/paths";

/** What somebody comes to the door to become. */
export type SignUpRole = "patient" | "doctor";

/** What a `Link` needs to open the door on Sign Up. */
export interface SignUpWay {
  to: string;
  state: { signUpAs: SignUpRole };
  "data-early-query": string;
}

/**
 * The way to Sign Up, with the role chosen already, and back to a path of the site. The address is the door's own; the
 * wish travels in the router's state. A link that is pressed before the app runs has no state: the document's opener
 * then puts the same into its query (see src/build/inline/starter.ts).
 */
export function signUpWay(signUpAs: SignUpRole, next = ""): SignUpWay {
  const query = new URLSearchParams({ tab: "sign-up", as: signUpAs, ...(next && { next }) });
  return {
    to: next ? paths.signIn(next) : paths.auth,
    state: { signUpAs },
    "data-early-query": `?${query}`,
  };
}

const isRole = (value: unknown): value is SignUpRole => value === "patient" || value === "doctor";

/** The role that somebody came to sign up as, by whichever road; null for who did not say. */
export function signUpWish({ state, search }: { state: unknown; search: string }) {
  const carried =
    typeof state === "object" && state !== null && "signUpAs" in state ? state.signUpAs : null;
  const wish = carried ?? new URLSearchParams(search).get("as");
  return isRole(wish) ? wish : null;
}
