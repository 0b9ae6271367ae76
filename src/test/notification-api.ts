import { HttpResponse, http } from "msw";
import type { NotificationCard } from "@/hooks/notifications/notifications";
import { server } from "@/test/server";

const rest = "http://api.test/rest/v1";

/** A notification about a like, with the given changes. */
export const notificationRow = (changes: Partial<NotificationCard> = {}): NotificationCard => ({
  id: "aa0c4c1e-0000-4000-8000-000000000001",
  event: "post_liked",
  post_id: "7a0c4c1e-0000-4000-8000-000000000001",
  comment_id: null,
  doctor_id: null,
  appealed: null,
  note: null,
  changes: null,
  alert_id: null,
  found_count: null,
  updated_at: "2026-11-20T12:00:00.123456+00:00",
  read_at: null,
  post_kind: "post",
  is_answer: null,
  excerpt: "My doctor called me back.",
  practice_name: null,
  actor_name: "Ana Reyes",
  actor_count: 1,
  ...changes,
});

/** Returns distinct notifications, numbered from `first`. */
export const notificationPage = (first: number, size: number): NotificationCard[] =>
  Array.from({ length: size }, (_, index) =>
    notificationRow({
      id: `aa0c4c1e-0000-4000-8000-${String(first + index).padStart(12, "0")}`,
      actor_name: `Person ${first + index}`,
    }),
  );

/** Mocks the list of notifications and returns the request URLs. */
export function answerNotifications(answer: (url: URL) => NotificationCard[] | Response): URL[] {
  const requests: URL[] = [];
  server.use(
    http.get(`${rest}/notification_cards`, ({ request }) => {
      const url = new URL(request.url);
      requests.push(url);
      const given = answer(url);
      return given instanceof Response ? given : HttpResponse.json(given);
    }),
  );
  return requests;
}

/** Mocks marking notifications as read and returns the filters of the requests. */
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
