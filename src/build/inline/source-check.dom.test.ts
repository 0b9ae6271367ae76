import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { markOf, outdated, type Source } from "@/build/inline/source";
import sourceCheck from "@/build/inline/source-check";

const api = { origin: "http://api.test", key: "public" };
const fetched = vi.fn<typeof fetch>();
const wake = vi.fn();
let paint = () => {};

/** Runs the program of a page that was written from two answers, and waits until both have come again. */
async function check(first: unknown, second: unknown): Promise<void> {
  const sources: Source[] = [
    { path: "/rest/v1/doctors?id=eq.1", body: null, mark: await markOf([{ id: 1, price: 75 }]) },
    { path: "/rest/v1/rpc/list_places", body: '{"in_state":"TX"}', mark: await markOf([]) },
  ];
  const element = document.createElement("script");
  element.dataset.sources = JSON.stringify(sources);
  const current = vi.spyOn(document, "currentScript", "get").mockReturnValue(element);
  for (const answer of [first, second]) fetched.mockImplementationOnce(async () => reply(answer));
  sourceCheck(api);
  current.mockRestore();
  expect(fetched).not.toHaveBeenCalled();
  paint();
  const digest = vi.spyOn(crypto.subtle, "digest");
  onTestFinished(() => digest.mockRestore());
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  // What is told is told by then.
  await new Promise((done) => setTimeout(done));
  await Promise.all(digest.mock.results.map(({ value }) => value));
  await new Promise((done) => setTimeout(done));
}

function reply(answer: unknown): Response {
  if (answer instanceof Error) throw answer;
  return answer instanceof Response ? answer : Response.json(answer);
}

beforeEach(() => {
  fetched.mockReset();
  wake.mockReset();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("PerformanceObserver", { supportedEntryTypes: [] });
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => {
    paint = callback;
  });
  document.body.innerHTML = '<script data-at-rest=""></script>';
  addEventListener(outdated, wake);
  return () => {
    removeEventListener(outdated, wake);
    vi.unstubAllGlobals();
  };
});

test("once the page is painted, the same is asked as when it was written, and nothing said of the same answers", async () => {
  await check(Response.json([{ id: 1, price: 75.0 }]), []);
  const [[table, plain], [call, sent]] = fetched.mock.calls as [
    Parameters<typeof fetch>,
    Parameters<typeof fetch>,
  ];
  expect(table).toBe("http://api.test/rest/v1/doctors?id=eq.1");
  expect(plain).toMatchObject({ headers: { apikey: "public" } });
  expect(plain?.method).toBeUndefined();
  expect(call).toBe("http://api.test/rest/v1/rpc/list_places");
  expect(sent).toMatchObject({ method: "POST", body: '{"in_state":"TX"}' });
  expect(wake).not.toHaveBeenCalled();
});

test.each([
  ["a changed answer", [{ id: 1, price: 80 }]],
  ["a listing that is gone", []],
  ["a refusal", new Response("Internal Server Error", { status: 500 })],
  ["no connection", new TypeError("Failed to fetch")],
])("%s is told to the page's starter, once", async (_, answer) => {
  await check(answer, []);
  expect(wake).toHaveBeenCalledOnce();
});

test("where nothing can be marked, as without https, the app asks for itself", async () => {
  vi.stubGlobal("crypto", { subtle: undefined });
  fetched.mockResolvedValue(Response.json([]));
  const element = document.createElement("script");
  element.dataset.sources = JSON.stringify([{ path: "/rest/v1/doctors", body: null, mark: "" }]);
  const current = vi.spyOn(document, "currentScript", "get").mockReturnValue(element);
  sourceCheck(api);
  current.mockRestore();
  paint();
  await vi.waitFor(() => expect(wake).toHaveBeenCalledOnce());
  expect(fetched).toHaveBeenCalled();
});

test("a page that has woken leaves the question to the app", async () => {
  document.querySelector("[data-at-rest]")?.remove();
  sourceCheck(api);
  paint();
  await new Promise((done) => setTimeout(done));
  expect(fetched).not.toHaveBeenCalled();
});
