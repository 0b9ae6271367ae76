import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";

/**
 * The fake network. A test adds the answers it needs; a request nobody answers fails the test, except those that many
 * pages send beside their own and that are rarely answered with anything.
 */
export const server = setupServer(
  http.post("http://api.test/rest/v1/rpc/get_own_decision", () => HttpResponse.json([])),
  http.post("http://api.test/rest/v1/rpc/list_recently_deleted", () => HttpResponse.json([])),
  http.post("http://api.test/rest/v1/rpc/admin_count_queues", () => HttpResponse.json([])),
);
