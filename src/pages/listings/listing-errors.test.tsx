import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { genericMessages } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { answerListing, answerSearch, apiError } from "@/test/directory-api";
import { detailRow, searchRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";
import { answerChange, done } from "@/test/write-api";

const id = detailRow().id;

test("a missing listing shows a message with next steps and keeps its URL", async () => {
  const requests = answerListing(() => null);
  const searched = answerSearch(() => [searchRow()]);
  const { router, user } = renderApp(paths.home, paths.listing(id));
  const title = "This listing is not in the directory";
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
  expect(router.state.location.pathname).toBe(paths.listing(id));
  expect(await findToasts()).toEqual([
    "Error loading doctorThis listing doesn't exist or isn't published.",
  ]);
  for (const name of ["Back to Directory", "View All Doctors"]) {
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe("/directory");
  }
  expect(document.head.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  expect(requests).toHaveLength(1);
  await user.type(screen.getByRole("combobox", { name: "Find a doctor" }), "Oak{Enter}");
  await screen.findByText("1 practice for “Oak”");
  expect(searched.map(({ search }) => search)).toEqual(["Oak"]);
});

const closing = {
  practice_name: "Oak Family Medicine",
  closed_on: "2026-11-20",
  instructions: "Ask us for your records.",
  suggested_listing: "b0000000-0000-4000-8000-000000000009",
  suggested_name: "Elm Family Care",
  can_remove_suggestion: false,
};

test("a closed practice shows its closing date, what members should do, and a suggestion", async () => {
  answerListing(() => null);
  server.use(
    http.post("http://api.test/rest/v1/rpc/get_closing", () => HttpResponse.json([closing])),
  );
  renderApp(paths.listing(id));
  const title = "Oak Family Medicine has closed";
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
  expect(screen.getByText(/closed on November 20, 2026/)).toBeTruthy();
  expect(screen.getByText(/^The practice suggests/).textContent).toContain("Elm Family Care");
  const link = screen.getByRole("link", { name: "Elm Family Care" });
  expect(link.getAttribute("href")).toBe(paths.listing(closing.suggested_listing));
  expect(screen.getByText("Ask us for your records.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Remove this link/ })).toBeNull();
});

test("a closing practice says when it closes and takes no requests, and the owner of the suggested one removes the link", async () => {
  answerListing(() =>
    detailRow({ closes_on: "2099-03-01", accepting_new_patients: false, ownership: "owned" }),
  );
  let shown = { ...closing, closed_on: "2099-03-01", can_remove_suggestion: true };
  server.use(
    http.post("http://api.test/rest/v1/rpc/get_closing", () => HttpResponse.json([shown])),
  );
  const { user } = renderApp(paths.listing(id));
  expect(await screen.findByText("Closing on March 1, 2099")).toBeTruthy();
  expect(await screen.findByText("Ask us for your records.")).toBeTruthy();
  expect(screen.queryByText("How to join")).toBeNull();
  for (const name of [/^Subscribe/, "Book Appointment", "Join the waitlist", /Tell me when/]) {
    expect(screen.queryByRole("button", { name })).toBeNull();
  }
  const removed = answerChange("post", "rpc/remove_suggestion", () => {
    shown = { ...shown, suggested_listing: "", suggested_name: "" };
    return done();
  });
  await user.click(screen.getByRole("button", { name: "Remove this link to your practice" }));
  expect(await findToasts()).toEqual(["Link removed"]);
  expect(removed).toEqual([{ closing: id }]);
  await waitFor(() => expect(screen.queryByText(/^The practice suggests/)).toBeNull());
});

test.each(["not-a-uuid", "1'; drop table doctors; --", "%", "../secret", "id=eq.1&x"])(
  "the malformed id %j is not requested",
  async (malformed) => {
    const requests = answerListing(() => null);
    renderApp(paths.listing(malformed));
    await screen.findByRole("heading", { level: 1, name: "This listing is not in the directory" });
    expect(await findToasts()).toEqual([
      "Error loading doctorThis listing doesn't exist or isn't published.",
    ]);
    expect(requests).toEqual([]);
  },
);

test("an unreadable listing shows a message and redirects to the directory", async () => {
  answerListing(() => apiError(403, "account_suspended", "42501"));
  answerSearch(() => [searchRow()]);
  const { router } = renderApp(paths.home, paths.listing(id));
  await screen.findByText("1 practice in the directory");
  expect(router.state.location.pathname).toBe("/directory");
  expect(await findToasts()).toEqual([
    expect.stringMatching(/^Error loading doctorYour account is suspended/),
  ]);
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe("/");
});

test("a failing API shows the reason and can be retried", async () => {
  let isBroken = true;
  const requests = answerListing(() => (isBroken ? apiError(500) : detailRow()));
  const { router, user } = renderApp(paths.listing(id));
  const notice = within(await screen.findByRole("alert"));
  expect(notice.getByText(genericMessages.unexpected)).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "We couldn't load this listing",
  );
  expect(await findToasts()).toEqual([`Error loading doctor${genericMessages.unexpected}`]);
  expect(requests).toHaveLength(4);

  isBroken = false;
  await user.click(notice.getByRole("button", { name: "Try again" }));
  await screen.findByRole("heading", { level: 1, name: "Oak Family Medicine" });
  expect(requests).toHaveLength(5);
  expect(router.state.location.pathname).toBe(paths.listing(id));
});

test("a lost network shows a message, and the listing can be retried", async () => {
  const requests = answerListing(() => Response.error());
  renderApp(paths.listing(id));
  const notice = within(await screen.findByRole("alert"));
  expect(
    notice.getByText("We couldn't reach the server. Check your connection and try again."),
  ).toBeTruthy();
  expect(requests).toHaveLength(4);
});
