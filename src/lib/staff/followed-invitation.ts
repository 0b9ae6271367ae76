/** The invitation that the way back from the sign-in page leads to, as mails with an invitation link there; null for any other way. */
export function invitationIn(next: string | null): string | null {
  return /^\/dashboard\?invitation=([\da-f-]{36})$/i.exec(next ?? "")?.[1] ?? null;
}
