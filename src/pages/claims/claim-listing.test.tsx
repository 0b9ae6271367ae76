import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, test } from "vitest";
import type { CurrentMember } from "@/hooks/account/current-member";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { paths } from "@/lib/paths";
import { memberId, signInForTest } from "@/test/auth-api";
import { answerCurrentMember } from "@/test/current-member-api";
import { answerListing, apiError } from "@/test/directory-api";
import { enterText } from "@/test/enter-text";
import { claimedListing, claimRow, mockMemberData } from "@/test/listing-api";
import { ownedBy, withOpenClaim } from "@/test/listing-state";
import { detailRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";
import { findToasts } from "@/test/toasts";
import { answerChange, done } from "@/test/write-api";

async function openListing(
  changes: Partial<ListingDetail>,
  given: Parameters<typeof mockMemberData>[0] = {},
  member: Partial<CurrentMember> = {},
) {
  const listing = detailRow({ owner: null, ...changes });
  await signInForTest();
  answerCurrentMember(member);
  answerListing(() => listing);
  mockMemberData(given);
  const app = renderApp(paths.listing(listing.id));
  await screen.findByRole("heading", { level: 1, name: listing.practice_name });
  return { ...app, listing };
}

const mine = withOpenClaim;

/** Claims the unclaimed listing through the dialog that shows what is sent. */
async function claimIt(user: Awaited<ReturnType<typeof openListing>>["user"]) {
  await user.click(await screen.findByRole("button", { name: "Claim This Listing" }));
  await user.click(await screen.findByRole("button", { name: "Claim this practice" }));
}
const findClaim = () => screen.findByRole("heading", { name: "Your claim on Oak Family Medicine" });

test("a claim shows what it sends first, and then opens the evidence dialog, which can be completed later", async () => {
  const given: Parameters<typeof mockMemberData>[0] = {};
  const { listing, user } = await openListing({ ownership: "none" }, given);
  const claims = answerChange("patch", "doctors", () => {
    Object.assign(listing, mine);
    given.claims = [claimRow()];
    return HttpResponse.json([{ id: listing.id }]);
  });
  await user.click(await screen.findByRole("button", { name: "Claim This Listing" }));
  const preview = within(await screen.findByRole("dialog", { name: "Is this your practice?" }));
  expect((await preview.findByText(/Sam Whitlock/)).textContent).toBe(
    "your name (Sam Whitlock), your account type (Member), and the date.",
  );
  expect(preview.getByText(/“Claim Pending” on the listing, without your name/)).toBeTruthy();
  expect(claims).toEqual([]);
  await user.click(preview.getByRole("button", { name: "Claim this practice" }));
  expect(await findToasts()).toEqual(["Claim submitted!Your claim is pending admin approval"]);
  expect(claims).toEqual([{ claimed_by: memberId, claim_status: "pending" }]);
  const dialog = within(await screen.findByRole("dialog", { name: "Tell us who you are" }));
  expect(await dialog.findByLabelText("Your full name")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Later" }));
  const panel = await findClaim();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(panel));
  expect(screen.queryByRole("button", { name: "Claim This Listing" })).toBeNull();
});

test("Escape and saving both close the evidence dialog", async () => {
  const given = { claims: [claimRow()] };
  const listing = detailRow({ owner: null, ...mine });
  await signInForTest();
  answerListing(() => listing);
  mockMemberData(given);
  const { user, router } = renderApp(`${paths.listing(listing.id)}?claim=details`);
  await screen.findByRole("dialog", { name: "Tell us who you are" });
  await user.keyboard("{Escape}");
  await findClaim();
  expect(router.state.location.search).toBe("");
});

test("a claim above the limit fails with the reason", async () => {
  const { user } = await openListing({ ownership: "none" });
  answerChange("patch", "doctors", () => apiError(429, "claim_limit_reached", "PT429", { max: 5 }));
  await claimIt(user);
  expect(await findToasts()).toEqual([
    "ErrorYou can have up to 5 open claims. You can claim another listing once one is decided.",
  ]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test.each([
  ["claims", withOpenClaim, /Another member has claimed this practice/],
  ["owns", ownedBy("somebody"), /Another member manages this listing/],
])(
  "the owner of a practice that another member %s can claim it and add evidence",
  async (_what, whose, text) => {
    const given: Parameters<typeof mockMemberData>[0] = {};
    const { listing, user } = await openListing(whose, given);
    const filed = answerChange("post", "rpc/file_competing_claim", () => {
      given.claims = [claimRow({ status: "competing" })];
      return done();
    });
    await user.click(await screen.findByRole("button", { name: "This is my practice" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Is this your practice?" }));
    expect(dialog.getByText(text)).toBeTruthy();
    expect(dialog.getByText(/Admins compare both claims/)).toBeTruthy();
    expect(filed).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Claim this practice" }));
    expect((await findToasts())[0]).toMatch(/^Claim submitted!/);
    expect(filed).toEqual([{ target: listing.id }]);
    await user.click(await screen.findByRole("button", { name: "Later" }));
    await findClaim();
    expect(screen.queryByRole("button", { name: "This is my practice" })).toBeNull();
    expect(screen.getByRole("button", { name: "Withdraw claim" })).toBeTruthy();
  },
);

test("a visitor must sign in before claiming a listing that is taken", async () => {
  answerListing(() => detailRow());
  const { user } = renderApp(paths.listing(detailRow().id));
  const button = await screen.findByRole("button", { name: "This is my practice" });
  expect(screen.queryByRole("button", { name: "Claim This Listing" })).toBeNull();
  await user.click(button);
  expect(
    await screen.findByRole("dialog", { name: "Please sign in to claim this listing" }),
  ).toBeTruthy();
});

test.each([
  ["lapsed", null, "Your claim expired", "We didn't receive any evidence within 30 days."],
  ["revoked", "You sold it.", "This listing is no longer yours", "You sold it."],
] as const)(
  "a claim that was %s says why, and what comes next",
  async (status, reason, title, why) => {
    const claim = claimRow({ status, reason, listing: claimedListing({ ownership: "none" }) });
    await openListing({ ownership: "none" }, { claims: [claim] });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(why)).toBeTruthy();
    expect(screen.getByText(/laim the listing again/)).toBeTruthy();
  },
);

test("the second of two concurrent claims fails with a conflict", async () => {
  const { listing, user } = await openListing({ ownership: "none" });
  answerChange("patch", "doctors", () => {
    Object.assign(listing, withOpenClaim);
    return HttpResponse.json([]);
  });
  await claimIt(user);
  expect(await findToasts()).toEqual([
    expect.stringMatching(/^ErrorSomeone else has already claimed .* choose “This is my practice”/),
  ]);
  expect(await screen.findByRole("button", { name: "This is my practice" })).toBeTruthy();
  expect(await screen.findByText("Claim Pending")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: /^Your claim/ })).toBeNull();
});

test("invalid evidence shows errors at its fields and isn't sent", async () => {
  const { user } = await openListing(mine, { claims: [claimRow()] });
  await findClaim();
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>("Your full name").value).toBe("Sam Whitlock"),
  );
  await user.clear(screen.getByLabelText("Your full name"));
  await user.click(screen.getByRole("button", { name: "Save details" }));
  expect(await screen.findByText("Enter your NPI, or the practice's")).toBeTruthy();
  await enterText(user, screen.getByLabelText("NPI"), "123 456 7898");
  await enterText(user, screen.getByLabelText("Work phone"), "call me");
  await user.click(screen.getByRole("button", { name: "Save details" }));
  expect(await screen.findByText("Enter your full name")).toBeTruthy();
  expect(screen.getByText("Enter your role at the practice")).toBeTruthy();
  expect(screen.getByText(/This is not a valid NPI/)).toBeTruthy();
  expect(screen.getByText(/^A phone number has ten digits/)).toBeTruthy();
});

const findName = () => screen.findByLabelText<HTMLInputElement>("Your full name");
const findRole = () => screen.findByLabelText<HTMLInputElement>("Your role at the practice");

test.each([
  ["a doctor", ["doctor"], [], "Physician"],
  ["a member with the name of a clinician", ["patient"], [{ name: "sam whitlock" }], "Clinician"],
  ["another member", ["patient"], [{ name: "Dana Oak" }], ""],
] as const)("the form suggests the name and role of %s", async (_who, roles, clinicians, role) => {
  const claim = claimRow({ listing: claimedListing({ clinicians: [...clinicians] }) });
  await openListing(mine, { claims: [claim] }, { roles: [...roles] });
  await waitFor(async () => expect((await findName()).value).toBe("Sam Whitlock"));
  expect((await findRole()).value).toBe(role);
});

test("saved evidence replaces the suggested name and role", async () => {
  const evidence = { full_name: "Ada Oak", role_at_practice: "Manager", npi: "1234567893" };
  const { user } = await openListing(mine, { claims: [claimRow(evidence)] }, { roles: ["doctor"] });
  await user.click(await screen.findByRole("button", { name: "Change details" }));
  expect((await findName()).value).toBe("Ada Oak");
  expect((await findRole()).value).toBe("Manager");
});

async function fillEvidence(user: Awaited<ReturnType<typeof openListing>>["user"]) {
  const name = await findName();
  await waitFor(() => expect(name.value).toBe("Sam Whitlock"));
  await user.clear(name);
  await enterText(user, name, "Ada Oak");
  await enterText(user, screen.getByLabelText("Your role at the practice"), "Owner");
  await enterText(user, screen.getByLabelText("NPI"), "1234567893");
}

test("evidence needs an email or a phone", async () => {
  const given = { claims: [claimRow()] };
  const { user } = await openListing(mine, given);
  const saved = answerChange("patch", "claim_evidence", () => {
    const evidence = { full_name: "Ada Oak", role_at_practice: "Owner", npi: "1234567893" };
    given.claims = [claimRow({ ...evidence, work_email: "ada@oak.example" })];
    return HttpResponse.json([{ doctor_id: claimRow().doctor_id }]);
  });
  await fillEvidence(user);
  await user.click(screen.getByRole("button", { name: "Save details" }));
  expect(await screen.findByText("Enter a work email or a work phone")).toBeTruthy();
  expect(saved).toEqual([]);

  await enterText(user, screen.getByLabelText("Work email"), "ada@oak.example");
  await enterText(user, screen.getByLabelText(/^Message to our admins/), "I bought it in May");
  await user.click(screen.getByRole("button", { name: "Save details" }));
  expect(await findToasts()).toEqual(["Details savedAn admin will review your claim."]);
  expect(saved).toEqual([
    {
      full_name: "Ada Oak",
      role_at_practice: "Owner",
      npi: "1234567893",
      work_email: "ada@oak.example",
      work_phone: null,
      is_phone_public: false,
      message: "I bought it in May",
    },
  ]);
  expect(await screen.findByText("ada@oak.example")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Change details" }));
  expect((await screen.findByLabelText<HTMLInputElement>("NPI")).value).toBe("1234567893");
});

test("the work phone is public only if the claimant checks the box", async () => {
  const { user } = await openListing(mine, { claims: [claimRow()] });
  const saved = answerChange("patch", "claim_evidence", () =>
    HttpResponse.json([{ doctor_id: claimRow().doctor_id }]),
  );
  await fillEvidence(user);
  await enterText(user, screen.getByLabelText("Work phone"), "(512) 555-0100");
  const box = screen.getByRole<HTMLInputElement>("checkbox", {
    name: "Show this number to patients as the practice's phone",
  });
  expect(box.checked).toBe(false);
  await user.click(screen.getByRole("button", { name: "Save details" }));
  await findToasts();
  await user.click(box);
  await user.click(screen.getByRole("button", { name: "Save details" }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved).toMatchObject([
    { work_phone: "+15125550100", is_phone_public: false },
    { is_phone_public: true },
  ]);
});

test("a listing that has a phone isn't offered the work phone, which would change nothing", async () => {
  const listing = claimedListing({ phone: "+15125550111" });
  await openListing(mine, { claims: [claimRow({ listing })] });
  await findName();
  expect(screen.queryByRole("checkbox", { name: /^Show this number/ })).toBeNull();
});

test("evidence for a decided claim fails and keeps the typed values", async () => {
  const { user } = await openListing(mine, { claims: [claimRow()] });
  answerChange("patch", "claim_evidence", () => HttpResponse.json([]));
  await fillEvidence(user);
  await enterText(user, screen.getByLabelText("Work phone"), "(512) 555-0100");
  await user.click(screen.getByRole("button", { name: "Save details" }));
  expect(await findToasts()).toEqual(["ErrorThis claim is no longer open."]);
  expect(screen.getByLabelText<HTMLInputElement>("Your full name").value).toBe("Ada Oak");
});

test("a claim can be withdrawn after a confirmation, and filed again with undo", async () => {
  const { listing, user } = await openListing(mine, { claims: [claimRow()] });
  const withdrawn = answerChange("post", "rpc/withdraw_claim", () => {
    Object.assign(listing, { ownership: "none", claimed_by: null });
    return done();
  });
  await findClaim();
  await user.click(screen.getByRole("button", { name: "Withdraw claim" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Withdraw your claim?" }));
  expect(withdrawn).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Withdraw" }));
  expect(await findToasts()).toEqual(["Claim withdrawnUndo"]);
  expect(withdrawn).toEqual([{ target: listing.id }]);
  expect(await screen.findByRole("button", { name: "Claim This Listing" })).toBeTruthy();
  const claimed = answerChange("patch", "doctors", () => HttpResponse.json([{ id: listing.id }]));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Your claim is open again")).toBeTruthy();
  expect(claimed).toEqual([{ claimed_by: memberId, claim_status: "pending" }]);
});

test("a failed withdrawal shows an error and keeps the claim", async () => {
  const { user } = await openListing(mine, { claims: [claimRow()] });
  answerChange("post", "rpc/withdraw_claim", () => apiError(409, "claim_not_open"));
  await findClaim();
  await user.click(screen.getByRole("button", { name: "Withdraw claim" }));
  await user.click(await screen.findByRole("button", { name: "Withdraw" }));
  expect(await findToasts()).toEqual(["ErrorThis claim is no longer open."]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a rejected claimant sees the reason and can claim again", async () => {
  const rejected = claimRow({
    status: "rejected",
    reason: "The NPI is another physician's.",
    listing: claimedListing({ ownership: "none" }),
  });
  await openListing({ ownership: "none" }, { claims: [rejected] });
  expect(await screen.findByText("The NPI is another physician's.")).toBeTruthy();
  expect(screen.getByText(/claim the listing again/)).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Claim This Listing" })).toBeTruthy();
});

test("owners can't claim their own practice", async () => {
  await openListing(ownedBy(memberId));
  expect(await screen.findByText("This is your practice")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Claim This Listing" })).toBeNull();
});
