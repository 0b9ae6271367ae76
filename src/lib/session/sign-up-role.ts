/** The role of a new account. */
export type SignUpRole = "patient" | "doctor";

/** The role in the query of a sign-up link (`paths.signUp`); null without one. */
export function signUpRoleIn(params: URLSearchParams): SignUpRole | null {
  const role = params.get("as");
  return role === "patient" || role === "doctor" ? role : null;
}
