import type { Point } from "@/lib/map/projection";

/** Practices near each other, as the database knows them. */
export interface Cluster {
  latitude: number;
  longitude: number;
  count: number;
  /** Of thousands in sight only a sample was read. */
  is_estimate: boolean;
  /** All are in one place, which no nearer view takes apart. */
  is_one_spot: boolean;
  /** Theirs where they are few. */
  doctor_ids: string[] | null;
  /** The name and the place of one of them. */
  practice_name: string;
  address_city: string;
  address_state: string;
}

/** What the map draws: one or several clusters, where they are on the map. */
export interface Mark extends Cluster {
  point: Point;
}

/** A finger's breadth: no two marks are nearer to each other. */
const apart = 46;

const middleOf = (one: Mark, other: Mark): Point => {
  const share = other.count / (one.count + other.count);
  return [
    one.point[0] + (other.point[0] - one.point[0]) * share,
    one.point[1] + (other.point[1] - one.point[1]) * share,
  ];
};

function together(one: Mark, other: Mark, scale: number): Mark {
  const ids = one.doctor_ids && other.doctor_ids && [...one.doctor_ids, ...other.doctor_ids];
  const distance = Math.hypot(one.point[0] - other.point[0], one.point[1] - other.point[1]);
  return {
    ...(other.count > one.count ? other : one),
    point: middleOf(one, other),
    count: one.count + other.count,
    is_estimate: one.is_estimate || other.is_estimate,
    is_one_spot: one.is_one_spot && other.is_one_spot && distance * scale < 1,
    doctor_ids: ids && ids.length <= 8 ? ids : null,
  };
}

/** Marks that would cover each other become one: the largest take in what is near them. */
export function mergeMarks(marks: readonly Mark[], scale: number): Mark[] {
  const merged: Mark[] = [];
  for (const mark of marks.toSorted((one, other) => other.count - one.count)) {
    const place = merged.findIndex(
      ({ point: [x, y] }) => Math.hypot(x - mark.point[0], y - mark.point[1]) * scale < apart,
    );
    const near = merged[place];
    if (near) merged[place] = together(near, mark, scale);
    else merged.push(mark);
  }
  return merged;
}
