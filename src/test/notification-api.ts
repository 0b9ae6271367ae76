import { HttpResponse, http } from "msw";
import type { NotificationCard } from "@/hooks/notifications/notifications";
import { server } from "@/test/server";

const rest = "http://api.test/rest/v1";

/** A like, but for what is named otherwise. */
export const notificationRow = (changes: Partial<NotificationCard> = {}): NotificationCard => ({
  id: "aa0c4c1e-0000-4000-8000-000000000001",
  kind: "like",
  post_id: "7a0c4c1e-0000-4000-8000-000000000001",
  doctor_id: null,
  detail: null,
  note: null,
  alert_id: null,
  found_count: null,
  updated_at: "2026-11-20T12:00:00.123456+00:00",
  read_at: null,
  post_excerpt: "My doctor called me back.",
  practice_name: null,
  actor_name: "Ana Reyes",
  actor_count: 1,
  ...changes,
});

/** As many rows with ids and authors of their own, numbered from `first`. */
export const notificationPage = (first: number, size: number): NotificationCard[] =>
  Array.from({ length: size }, (_, index) =>
    notificationRow({
      id: `aa0c4c1e-0000-4000-8000-${String(first + index).padStart(12, "0")}`,
      actor_name: `Person ${first + index}`,
    }),
  );

/** Answers requests for the list, and keeps their addresses. */
export function answerNotifications(answer: (url: URL) => NotificationCard[] | Response): URL[] {
  const asked: URL[] = [];
  server.use(
    http.get(`${rest}/notification_cards`, ({ request }) => {
      const url = new URL(request.url);
      asked.push(url);
      const given = answer(url);
      return given instanceof Response ? given : HttpResponse.json(given);
    }),
  );
  return asked;
}

/** Answers the marking of notifications as read, and keeps which were meant. */
export function answerMarking(answer: () => Response | Promise<Response>): URLSearchParams[] {
  const marked: URLSearchParams[] = [];
  server.use(
    http.patch(`${rest}/notifications`, ({ request }) => {
      marked.push(new URL(request.url).searchParams);
      return answer();
    }),
  );
  return marked;
}
