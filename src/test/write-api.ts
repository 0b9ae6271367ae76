import { HttpResponse, http } from "msw";
import { server } from "@/test/server";

/** Mocks a write to a table or a call of a function, and returns the request bodies. */
export function answerChange(
  method: "post" | "patch",
  path: string,
  reply: () => Response | Promise<Response>,
): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    http[method](`http://api.test/rest/v1/${path}`, async ({ request }) => {
      bodies.push(await request.json());
      return reply();
    }),
  );
  return bodies;
}

/** An empty PostgREST response. */
export const done = () => new HttpResponse(null, { status: 204 });
