import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";

/**
 * The mock network. A test adds the handlers it needs, and an unhandled request fails the test. The requests below are
 * handled by default, because many pages send them and the response is usually empty.
 */
export const server = setupServer(
  http.post("http://api.test/rest/v1/rpc/get_own_decision", () => HttpResponse.json([])),
  http.post("http://api.test/rest/v1/rpc/list_recently_deleted", () => HttpResponse.json([])),
  http.post("http://api.test/rest/v1/rpc/admin_count_queues", () => HttpResponse.json([])),
  http.post("http://api.test/rest/v1/rpc/find_own_cases", () => HttpResponse.json([])),
  http.get("http://api.test/rest/v1/zip_codes", () => HttpResponse.json([])),
);
