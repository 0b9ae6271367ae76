import { today } from "@/lib/format/dates";

/** How many months a listing names a clinician who has left. */
const shownMonths = 6;

/** A clinician who has left a practice. */
interface FormerClinician {
  name: string;
  /** The month, such as "2027-05". */
  left_in: string;
}

function monthBefore(count: number): string {
  const day = new Date(`${today().slice(0, 7)}-01`);
  day.setUTCMonth(day.getUTCMonth() - count);
  return day.toISOString().slice(0, 7);
}

/** The months in which a clinician can have left, latest first. */
export const leavingMonths = (): string[] =>
  Array.from({ length: shownMonths }, (_, index) => monthBefore(index));

/** The clinicians who have left within six months, as the database stores them. */
export const recentlyLeft = (stored: unknown): FormerClinician[] =>
  (Array.isArray(stored) ? stored : []).filter(
    ({ left_in }: FormerClinician) =>
      left_in >= monthBefore(shownMonths) && left_in <= monthBefore(0),
  );
