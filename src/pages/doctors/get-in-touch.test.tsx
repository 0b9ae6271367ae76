import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { afterEach, expect, test } from "vitest";
import type { Doctor } from "@/hooks/doctors/detail";
import { loadDraft } from "@/lib/draft";
import { requestDraft } from "@/lib/draft-names";
import { paths } from "@/lib/paths";
import { memberId, signInForTest } from "@/test/auth-api";
import { answerDoctor, apiError } from "@/test/doctor-api";
import { doctorRow } from "@/test/doctors";
import { answerChange, answerDealings, done, requestRow } from "@/test/listing-api";
import { renderApp } from "@/test/render-app";

// Drafts.
afterEach(() => localStorage.clear());

async function openAsk(
  ask: string,
  changes: Partial<Doctor> = {},
  given: Parameters<typeof answerDealings>[0] = {},
) {
  const doctor = doctorRow(changes);
  await signInForTest();
  answerDoctor(() => doctor);
  answerDealings(given);
  const app = renderApp(`${paths.doctor(doctor.id)}?ask=${ask}`);
  const dialog = within(await screen.findByRole("dialog"));
  return { ...app, dialog, doctor };
}

const created = () => new HttpResponse(null, { status: 201 });

test("a stranger is asked to sign in, and comes back to the same dialog", async () => {
  answerDoctor(() => doctorRow());
  const { router, user } = renderApp(paths.doctor(doctorRow().id));
  await user.click(await screen.findByRole("button", { name: "Book Appointment" }));
  const dialog = within(
    await screen.findByRole("dialog", { name: "Please sign in to book an appointment" }),
  );
  const href = dialog.getByRole("link", { name: "Sign In" }).getAttribute("href") ?? "";
  const next = new URL(href, "http://site.test").searchParams.get("next");
  expect(next).toBe(`${paths.doctor(doctorRow().id)}?ask=appointment`);
  await user.click(dialog.getByRole("button", { name: "Not now" }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
});

test.each([
  ["membership", { enrollment_url: "https://www.oak.example/join" }],
  ["appointment", { booking_url: "https://www.oak.example/book" }],
])("for %s the practice's own page opens in a new tab, by name", async (ask, urls) => {
  const { dialog } = await openAsk(ask, urls);
  const link = dialog.getByRole("link", { name: "Continue to oak.example" });
  expect(link.getAttribute("href")).toBe(Object.values(urls)[0]);
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("rel")).toContain("noopener");
});

test("for a listing nobody has claimed there is the phone, and an invitation", async () => {
  const changes = { ownership: "none", owner: null } as const;
  const { dialog, user, router } = await openAsk("membership", changes);
  expect(dialog.getByText(/Nobody from this practice is here yet/)).toBeTruthy();
  expect(dialog.getByRole("link", { name: "(512) 555-0100" })).toBeTruthy();
  expect(dialog.getByText("Is this your practice?")).toBeTruthy();
  expect(dialog.getByRole("button", { name: "Claim This Listing" })).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
});

test("a membership is asked for by the names of the practice's plans", async () => {
  const given: Parameters<typeof answerDealings>[0] = {
    plans: [{ label: "Child" }, { label: "Adult" }],
  };
  const { dialog, doctor, user } = await openAsk("membership", {}, given);
  const sent = answerChange("post", "practice_requests", () => {
    given.requests = [requestRow({ plan: "Adult" })];
    return created();
  });
  expect(await dialog.findByText("Please do not include medical details.")).toBeTruthy();
  expect(dialog.getByText(/shared only with this practice/)).toBeTruthy();
  await dialog.findByRole("option", { name: "Adult" });
  await user.selectOptions(dialog.getByLabelText(/^Membership/), "Adult");
  await user.click(dialog.getByRole("button", { name: "Send Request" }));
  expect(await screen.findByText("Request sent!")).toBeTruthy();
  expect(sent).toEqual([
    {
      ...{ doctor_id: doctor.id, user_id: memberId, kind: "membership" },
      ...{ plan: "Adult", preferred_times: null },
    },
  ]);
  expect(await dialog.findByText("Sent")).toBeTruthy();
  expect(dialog.queryByRole("button", { name: "Send Request" })).toBeNull();
});

test("the times for a visit are limited, and a refusal loses nothing", async () => {
  const { dialog, user } = await openAsk("appointment");
  answerChange("post", "practice_requests", () =>
    apiError(403, "new row violates row-level security policy", "42501"),
  );
  const times = await dialog.findByLabelText<HTMLTextAreaElement>(/^Times that suit you/);
  await user.click(times);
  await user.paste("x".repeat(301));
  await user.click(dialog.getByRole("button", { name: "Send Request" }));
  expect(await dialog.findByText("Please use at most 300 characters")).toBeTruthy();
  await user.type(times, "{Backspace}");
  await user.click(dialog.getByRole("button", { name: "Send Request" }));
  expect(await screen.findByText(/does not take requests at present/)).toBeTruthy();
  expect(times.value).toHaveLength(300);
});

test("what was typed is there again after Escape, and gone once it was sent", async () => {
  const { dialog, user, doctor } = await openAsk("appointment");
  const label = /^Times that suit you/;
  await user.type(await dialog.findByLabelText(label), "Friday after 3 pm");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Book Appointment" }));
  expect((await screen.findByLabelText<HTMLTextAreaElement>(label)).value).toBe(
    "Friday after 3 pm",
  );
  answerChange("post", "practice_requests", created);
  await user.click(screen.getByRole("button", { name: "Send Request" }));
  expect(await screen.findByText("Request sent!")).toBeTruthy();
  expect(loadDraft(requestDraft(doctor.id, "appointment", memberId))).toBeNull();
});

test("a plan in one's own words has at most 80 characters", async () => {
  const { dialog, user } = await openAsk("membership");
  const plan = await dialog.findByLabelText<HTMLInputElement>(/^Membership/);
  await waitFor(() => expect(plan.readOnly).toBe(false));
  await user.click(plan);
  await user.paste("y".repeat(81));
  await user.click(dialog.getByRole("button", { name: "Send Request" }));
  expect(await dialog.findByText("Please use at most 80 characters")).toBeTruthy();
});

test("an open request is shown with its state, and can be withdrawn", async () => {
  const given = { requests: [requestRow({ status: "seen" })] };
  const { dialog, user } = await openAsk("membership", {}, given);
  const changed = answerChange("post", "rpc/update_request", () => {
    given.requests = [requestRow({ status: "withdrawn" })];
    return done();
  });
  expect(await dialog.findByText("Seen by the practice")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Withdraw Request" }));
  expect(await screen.findByText("Request withdrawn")).toBeTruthy();
  expect(changed).toEqual([{ target: requestRow().id, new_status: "withdrawn" }]);
  expect(await dialog.findByRole("button", { name: "Send Request" })).toBeTruthy();
});

test("an open request for a visit leaves a membership to be asked for", async () => {
  const requests = [requestRow({ kind: "appointment" })];
  const { dialog } = await openAsk("membership", {}, { requests });
  expect(await dialog.findByRole("button", { name: "Send Request" })).toBeTruthy();
});

test("requests that cannot be loaded say so, and can be asked for again", async () => {
  const given: Parameters<typeof answerDealings>[0] = {
    requests: apiError(400, "The requests are resting"),
  };
  const { dialog, user } = await openAsk("membership", {}, given);
  expect(await dialog.findByText("The requests are resting")).toBeTruthy();
  given.requests = [];
  await user.click(dialog.getByRole("button", { name: "Try again" }));
  expect(await dialog.findByRole("button", { name: "Send Request" })).toBeTruthy();
});

test("nobody sends a request to the own practice", async () => {
  const { dialog } = await openAsk("membership", { user_id: memberId });
  expect(dialog.getByText(/^This is your practice/)).toBeTruthy();
  expect(dialog.queryByRole("button", { name: "Send Request" })).toBeNull();
});
