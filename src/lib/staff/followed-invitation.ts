/** The invitation id in a sign-in page's `next` path, as invitation emails link to it; null for any other path. */
export function invitationIn(next: string | null): string | null {
  return /^\/dashboard\?invitation=([\da-f-]{36})$/i.exec(next ?? "")?.[1] ?? null;
}
