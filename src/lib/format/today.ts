/** Today in the reader's time zone, as date fields need it: "2026-11-23". */
export function today(): string {
  const now = new Date();
  const shifted = now.getTime() - now.getTimezoneOffset() * 60_000;
  return new Date(shifted).toISOString().slice(0, 10);
}
