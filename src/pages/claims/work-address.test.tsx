import { screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { signInForTest } from "@/test/auth-api";
import { answerListing, apiError } from "@/test/directory-api";
import { claimRow, mockMemberData } from "@/test/listing-api";
import { withOpenClaim } from "@/test/listing-state";
import { detailRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";
import { findToasts } from "@/test/toasts";
import { answerChange, done } from "@/test/write-api";

type Given = NonNullable<Parameters<typeof mockMemberData>[0]>;
type Claim = NonNullable<Parameters<typeof claimRow>[0]>;

const evidence = {
  full_name: "Dora Doctor",
  role_at_practice: "Owner",
  npi: "1234567893",
  work_email: "dora@oak.example",
  work_phone: null,
  is_phone_public: false,
};
const claim = (changes: Claim = {}) => claimRow({ ...evidence, ...changes });

/** Opens a listing that the member has claimed, with the given status of a code. */
async function open(given: Given = {}, changes: Claim = {}) {
  const all: Given = { claims: [claim(changes)], ...given };
  const listing = detailRow({ owner: null, ...withOpenClaim });
  await signInForTest();
  answerListing(() => listing);
  mockMemberData(all);
  const app = renderApp(paths.listing(listing.id));
  await screen.findByRole("heading", { name: "Your claim on Oak Family Medicine" });
  return { ...app, given: all, target: listing.id };
}

const proven = { work_email_proven_at: "2026-11-21T12:00:00+00:00" };
const findTitle = () => screen.findByRole("heading", { name: "Verify your work email" });

test("a code can be requested, entered wrong, and then entered right", async () => {
  const { user, given, target } = await open();
  await findTitle();
  const asked = answerChange("post", "rpc/request_work_email_code", () => {
    given.code = { status: "waiting", wait: 60 };
    return done();
  });
  await user.click(await screen.findByRole("button", { name: "Send code" }));
  await screen.findByText(/^It's on its way to dora@oak\.example/);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Code")));
  expect(asked).toEqual([{ target }]);
  const again = screen.getByRole("button", { name: /Send another code in \d+ s/ });
  expect(again.getAttribute("aria-disabled")).toBe("true");
  expect(screen.queryByText(/Sent again/)).toBeNull();

  const sent = answerChange("post", "rpc/verify_work_email", () => HttpResponse.json(4));
  await user.type(screen.getByLabelText("Code"), "123");
  await user.click(screen.getByRole("button", { name: "Verify email" }));
  expect(await screen.findByText("Enter the 6-digit code")).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText("Code"), "456");
  await user.click(screen.getByRole("button", { name: "Verify email" }));
  expect(await screen.findByText("This code is wrong. You have 4 tries left.")).toBeTruthy();
  expect(sent).toEqual([{ target, code: "123456" }]);

  answerChange("post", "rpc/verify_work_email", () => {
    given.claims = [claim({ ...proven, compare_work_email: "match" })];
    return HttpResponse.json(null);
  });
  await user.clear(screen.getByLabelText("Code"));
  await user.type(screen.getByLabelText("Code"), "654321");
  await user.click(screen.getByRole("button", { name: "Verify email" }));
  const words = await screen.findByText(
    "You verified dora@oak.example on Nov 21, 2026. It matches the domain of the practice's website.",
  );
  expect(await findToasts()).toEqual(["Work email verified"]);
  await waitFor(() => expect(document.activeElement?.contains(words)).toBe(true));
  expect(screen.queryByLabelText("Code")).toBeNull();
});

test.each([
  ["expired", /The code has expired/],
  ["locked", /wrong code was entered five times/],
  ["undelivered", /was delayed or bounced\. Check the address/],
] as const)(
  "a code that is %s shows why, and another one can be requested",
  async (status, words) => {
    const { user, given } = await open({ code: { status, wait: 0 } });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByLabelText("Code")).toBeNull();
    answerChange("post", "rpc/request_work_email_code", () => {
      given.code = { status: "waiting", wait: 60 };
      return done();
    });
    await user.click(screen.getByRole("button", { name: "Send another code" }));
    expect(await screen.findByLabelText("Code")).toBeTruthy();
  },
);

test("no more codes are sent to an address whose owner disputed the claim", async () => {
  await open({ code: { status: "refused", wait: 0 } });
  expect(await screen.findByText(/they didn't make this claim/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Send/ })).toBeNull();
  expect(screen.getByText(/^Enter another address under Change details below/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Change details" })).toBeTruthy();
  const contact = screen.getByRole("link", { name: "contact us" });
  expect(contact.getAttribute("href")).toBe(paths.contact);
});

test("a failed request for a code shows its error beside the button", async () => {
  const { user } = await open();
  const message =
    "We've sent too many codes to this address or its domain today. Try again tomorrow, or use another address.";
  answerChange("post", "rpc/request_work_email_code", () =>
    apiError(429, "work_code_limit_reached"),
  );
  await user.click(await screen.findByRole("button", { name: "Send code" }));
  expect((await screen.findByRole("alert")).textContent).toBe(message);
  expect(screen.getByRole("button", { name: "Send code" })).toBeTruthy();
});

test.each([
  ["different", "It doesn't match the domain"],
  ["free email", "Anyone can get an address there"],
  ["shared", "Many people share its domain"],
  ["cannot compare", "The listing has no website"],
] as const)(
  "a verified address (%s) says that it doesn't match the practice",
  async (comparison, words) => {
    await open({}, { ...proven, compare_work_email: comparison });
    const notice = await screen.findByText(/^You verified .* on Nov 21, 2026/);
    expect(notice.textContent).toContain(`on Nov 21, 2026. ${words}`);
  },
);

test("a claim without a work email has no verification step", async () => {
  await open({}, { work_email: null, work_phone: "+15125550188" });
  expect(await screen.findByText("(512) 555-0188")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Verify your work email" })).toBeNull();
});
