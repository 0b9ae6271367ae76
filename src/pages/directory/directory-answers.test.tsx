import { screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { paths } from "@/lib/paths";
import { expectConsole } from "@/test/console";
import { answerSearch, apiError } from "@/test/directory-api";
import { searchRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";
import { findToasts } from "@/test/toasts";

const page = (text: string, status: number) =>
  new HttpResponse(`<!doctype html><h1>${text}</h1>`, {
    status,
    headers: { "Content-Type": "text/html" },
  });

test.each<[what: string, detail: string, answer: () => Response]>([
  ["an empty answer", "no data in the answer", () => new HttpResponse(null, { status: 200 })],
  ["an answer of another shape", '{"ok":true}', () => HttpResponse.json({ ok: true })],
  ["rows of another shape", '[{"a":1}]', () => HttpResponse.json([{ a: 1 }])],
  ["null", "null", () => HttpResponse.json(null)],
  ["half an answer", '[{"id":"7', () => new HttpResponse('[{"id":"7', { status: 200 })],
  ["the page of a proxy", "503 Service Unavailable", () => page("503 Service Unavailable", 503)],
  ["the sign-in page of a network", "Airport Wi-Fi", () => page("Airport Wi-Fi", 200)],
  ["an error of PostgreSQL", "22P02", () => apiError(400, null, "22P02")],
] as const)("%s shows an error message with a retry button", async (_what, detail, answer) => {
  expectConsole("error", new RegExp(detail.replace(/[[\]{}]/g, "\\$&")));
  const state = { isBroken: true };
  answerSearch(() => (state.isBroken ? answer() : [searchRow()]));
  const { user } = renderApp(paths.directory());
  const alert = within(await screen.findByRole("alert"));
  expect(screen.queryByText("Loading doctors...")).toBeNull();

  // Collapsed until the visitor opens it.
  const details = alert.getByText("Details").closest("details");
  expect(details?.open).toBe(false);
  expect(details?.textContent).toContain(detail);
  const [toast] = await findToasts();
  expect(toast).toMatch(/^Error loading doctors[A-Z]/);
  expect(toast).not.toContain(detail);

  state.isBroken = false;
  await user.click(alert.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Oak Family Medicine")).toBeTruthy();
});

test("a request without a response times out once", async () => {
  const limits: number[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    limits.push(ms);
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("Too late", "TimeoutError")), 20);
    return controller.signal;
  });
  const requests = answerSearch(() => new Promise(() => {}));
  renderApp(paths.directory());
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText(/took too long/)).toBeTruthy();
  expect(alert.getByRole("button", { name: "Try again" })).toBeTruthy();
  expect(requests).toHaveLength(1);
  expect(Math.max(...limits)).toBeLessThanOrEqual(15_000);
});
