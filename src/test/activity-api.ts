import { HttpResponse, http } from "msw";
import { onTestFinished } from "vitest";
import type { ActivityWeek } from "@/lib/practice/activity-weeks";
import { server } from "@/test/server";

const rpc = "http://api.test/rest/v1/rpc";

/** Enables activity counting until the test ends, and returns the recorded events. */
export function recordActivity(): { listing: string; kind: string }[] {
  const counts: { listing: string; kind: string }[] = [];
  Object.assign(navigator, { doNotTrack: null });
  onTestFinished(() => void Object.assign(navigator, { doNotTrack: "1" }));
  server.use(
    http.post(`${rpc}/count_activity`, async ({ request }) => {
      const { batch } = (await request.json()) as { batch: typeof counts };
      counts.push(...batch);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return counts;
}

const nothing = {
  shown: 0,
  opened: 0,
  phone: 0,
  directions: 0,
  website: 0,
  enrollment: 0,
  request: 0,
  saved: 0,
};

export const weekRow = (changes: Partial<ActivityWeek> = {}): ActivityWeek => ({
  week: "2026-11-16",
  ...nothing,
  ...changes,
});

/** Mocks the weekly activity of an own listing. */
export const answerWeeks = (rows: ActivityWeek[] | Response): void =>
  server.use(
    http.post(`${rpc}/list_weekly_activity`, () =>
      rows instanceof Response ? rows.clone() : HttpResponse.json(rows),
    ),
  );
