/** The role of a new account. */
export type SignUpRole = "patient" | "doctor";

/** The role that a link to Sign Up (`paths.signUp`) names in its query; null without one. */
export function signUpRoleIn(params: URLSearchParams): SignUpRole | null {
  const role = params.get("as");
  return role === "patient" || role === "doctor" ? role : null;
}
