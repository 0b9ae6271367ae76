import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { loadDraft } from "@/lib/browser/draft";
import { formDraft } from "@/lib/browser/draft-names";
import { paths } from "@/lib/paths";
import { queryClient } from "@/lib/supabase/query-client";
import { CorrectionDialog } from "@/pages/listings/correction-dialog";
import { memberId, signInForTest } from "@/test/auth-api";
import { answerListing, apiError } from "@/test/directory-api";
import { enterText } from "@/test/enter-text";
import { mockMemberData } from "@/test/listing-api";
import { detailRow } from "@/test/listings";
import { answerPlaceChecks } from "@/test/place-check-api";
import { renderApp } from "@/test/render-app";
import { findToasts } from "@/test/toasts";
import { answerChange } from "@/test/write-api";

const listing = detailRow();
const created = () => new HttpResponse(null, { status: 201 });

async function openDialog(name: string) {
  await signInForTest();
  answerListing(() => listing);
  mockMemberData();
  const app = renderApp(paths.listing(listing.id));
  await app.user.click(await screen.findByRole("button", { name }));
  const dialog = within(await screen.findByRole("dialog", { name }));
  return { ...app, dialog };
}

/** Renders the dialog for a correction without its page. */
async function renderCorrection() {
  await signInForTest();
  const onClose = vi.fn();
  queryClient.clear();
  render(
    <QueryClientProvider client={queryClient}>
      <CorrectionDialog listing={listing} field={null} onClose={onClose} />
    </QueryClientProvider>,
  );
  const dialog = within(screen.getByRole("dialog", { name: "Suggest a correction" }));
  return { dialog, user: userEvent.setup(), onClose };
}

test.each([
  ["Suggest a correction", "Please sign in to suggest a correction"],
  ["Report this listing", "Please sign in to report this listing"],
])("%s asks a visitor to sign in", async (name, request) => {
  answerListing(() => listing);
  const { user } = renderApp(paths.listing(listing.id));
  await user.click(await screen.findByRole("button", { name }));
  const dialog = within(await screen.findByRole("dialog", { name: request }));
  const signIn = dialog.getByRole("link", { name: "Sign In" });
  expect(signIn.getAttribute("href")).toContain(encodeURIComponent(paths.listing(listing.id)));
});

test.each([
  ["Monthly price", "75.505", "Enter dollars and cents, like 75 or 75.50"],
  ["Monthly price", "-1", "Enter dollars and cents, like 75 or 75.50"],
  ["Website", "javascript:alert(1)", "Enter a web address like https://example.com"],
  ["ZIP code", "1234", "Enter a five-digit ZIP code, like 78704"],
  ["Phone", "call me", "A phone number has ten digits, like (512) 555-0100"],
  ["Credentials", " ", "Enter what it should say"],
])("%s cannot become %j", async (field, value, message) => {
  const { dialog, user } = await renderCorrection();
  await user.selectOptions(dialog.getByLabelText("What's wrong"), field);
  await enterText(user, dialog.getByLabelText("What it should say"), value);
  await user.click(dialog.getByRole("button", { name: "Send correction" }));
  expect(await dialog.findByText(message)).toBeTruthy();
});

test("a correction requires a field to correct", async () => {
  const { dialog, user } = await renderCorrection();
  await user.click(dialog.getByRole("button", { name: "Send correction" }));
  expect(await dialog.findByText("Choose what's wrong")).toBeTruthy();
});

test.each(["Opening hours", "Languages", "Services", "Clinicians"])(
  "%s can be corrected in a sentence",
  async (part) => {
    const { dialog, user, onClose } = await renderCorrection();
    const sent = answerChange("post", "listing_corrections", created);
    await user.selectOptions(dialog.getByLabelText("What's wrong"), part);
    expect(dialog.getByText(/an admin makes the change/)).toBeTruthy();
    await enterText(user, dialog.getByLabelText("What it should say"), "Closed on Fridays now");
    await user.click(dialog.getByRole("button", { name: "Send correction" }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent).toMatchObject([{ proposed_value: "Closed on Fridays now" }]);
  },
);

test("a correction is sent in the format of the table", async () => {
  const { dialog, user } = await openDialog("Suggest a correction");
  const sent = answerChange("post", "listing_corrections", created);
  await user.selectOptions(dialog.getByLabelText("What's wrong"), "Monthly price");
  await enterText(user, dialog.getByLabelText("What it should say"), "$1,085.50");
  await enterText(user, dialog.getByLabelText(/How do you know/), "Their website says so");
  await user.click(dialog.getByRole("button", { name: "Send correction" }));
  expect((await findToasts())[0]).toMatch(/^Thank you!/);
  const note = "Their website says so";
  expect(sent).toEqual([
    {
      id: expect.any(String),
      doctor_id: listing.id,
      note,
      field: "monthly_price",
      proposed_value: "1085.50",
    },
  ]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a value for one field is not kept for another", async () => {
  const { dialog, user } = await renderCorrection();
  await user.selectOptions(dialog.getByLabelText("What's wrong"), "Phone");
  await enterText(user, dialog.getByLabelText("What it should say"), "(512) 555-0100");
  await user.selectOptions(dialog.getByLabelText("What's wrong"), "Telehealth only");
  const choice = dialog.getByLabelText<HTMLSelectElement>("What it should say");
  expect(choice.value).toBe("");
  expect([...choice.options].map(({ text }) => text)).toEqual(["Choose...", "Yes", "No"]);
});

test("a rejected correction keeps the typed values", async () => {
  const { dialog, user } = await renderCorrection();
  answerChange("post", "listing_corrections", () =>
    apiError(429, "correction_limit_reached", "PT429", { max: 20 }),
  );
  await user.selectOptions(dialog.getByLabelText("What's wrong"), "City");
  await enterText(user, dialog.getByLabelText("What it should say"), "Dallas");
  await user.click(dialog.getByRole("button", { name: "Send correction" }));
  await waitFor(() =>
    expect(screen.getByText(/You can have up to 20 open corrections/)).toBeTruthy(),
  );
  expect(dialog.getByLabelText<HTMLInputElement>("What it should say").value).toBe("Dallas");
});

test("a corrected ZIP code shows where it moves the listing", async () => {
  const { dialog, user } = await renderCorrection();
  answerPlaceChecks();
  await user.selectOptions(dialog.getByLabelText("What's wrong"), "ZIP code");
  await enterText(user, dialog.getByLabelText("What it should say"), "02134");
  expect(await dialog.findByText("This moves the listing to Allston, MA.")).toBeTruthy();
  expect(dialog.queryByRole("option", { name: "State" })).toBeNull();
  await user.selectOptions(dialog.getByLabelText("What's wrong"), "City");
  expect(await dialog.findByText(/It must match ZIP code 78704/)).toBeTruthy();
});

test("a link opens the correction form once", async () => {
  await signInForTest();
  answerListing(() => listing);
  mockMemberData();
  const { user, router } = renderApp(paths.correctListing(listing.id));
  const dialog = within(await screen.findByRole("dialog", { name: "Suggest a correction" }));
  await user.click(dialog.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(router.state.location.search).toBe("");
});

test("a report requires a reason and is sent", async () => {
  const { dialog, user } = await openDialog("Report this listing");
  const sent = answerChange("post", "reports", created);
  await user.click(dialog.getByRole("button", { name: "Send report" }));
  expect(await dialog.findByText("Choose a reason")).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText("Reason"), "It isn't direct primary care");
  await user.click(dialog.getByRole("button", { name: "Send report" }));
  expect(await findToasts()).toEqual(["Thank you!An admin will review this listing."]);
  expect(sent).toEqual([
    { id: expect.any(String), doctor_id: listing.id, reason: "not_dpc", note: null },
  ]);
});

test("a second report of the same listing shows that it was already reported", async () => {
  const { dialog, user } = await openDialog("Report this listing");
  answerChange("post", "reports", () => apiError(409, null, "23505"));
  await user.selectOptions(dialog.getByLabelText("Reason"), "Spam or advertising");
  await user.click(dialog.getByRole("button", { name: "Send report" }));
  expect(await screen.findByText(/You have reported this listing already/)).toBeTruthy();
});

test("an unsent correction and report are restored after a reload, and forgotten once sent", async () => {
  const first = await openDialog("Suggest a correction");
  await first.user.selectOptions(first.dialog.getByLabelText("What's wrong"), "Telehealth only");
  await first.user.selectOptions(first.dialog.getByLabelText("What it should say"), "Yes");
  await enterText(
    first.user,
    first.dialog.getByLabelText(/How do you know/),
    "Their website says so",
  );
  first.unmount();

  const second = await openDialog("Suggest a correction");
  const value = (name: RegExp | string) =>
    second.dialog.getByLabelText<HTMLInputElement>(name).value;
  expect(value("What's wrong")).toBe("telehealth_only");
  expect(value("What it should say")).toBe("true");
  expect(value(/How do you know/)).toBe("Their website says so");
  answerChange("post", "listing_corrections", created);
  await second.user.click(second.dialog.getByRole("button", { name: "Send correction" }));
  await findToasts();
  expect(loadDraft(formDraft(`correction/${listing.id}/`, memberId))).toBeNull();
  second.unmount();

  const third = await openDialog("Report this listing");
  await third.user.selectOptions(third.dialog.getByLabelText("Reason"), "Something else");
  await enterText(third.user, third.dialog.getByLabelText(/^Details/), "The photo shows patients");
  third.unmount();

  const fourth = await openDialog("Report this listing");
  const details = fourth.dialog.getByLabelText<HTMLInputElement>("Details");
  expect(details.value).toBe("The photo shows patients");
  answerChange("post", "reports", created);
  await fourth.user.click(fourth.dialog.getByRole("button", { name: "Send report" }));
  await waitFor(() => expect(loadDraft(formDraft(`report/${listing.id}`, memberId))).toBeNull());
});
