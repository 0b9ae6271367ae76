import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { signInForTest } from "@/test/auth-api";
import { answerListing } from "@/test/directory-api";
import { claimRow, mockMemberData } from "@/test/listing-api";
import { detailRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";
import { findToasts } from "@/test/toasts";
import { answerChange } from "@/test/write-api";

const listing = detailRow();
const created = () => new HttpResponse(null, { status: 201 });

interface Sending {
  path: string;
  dialog: string;
  button: string;
  /** The title of the success toast. */
  thanks: string;
  /** The fields to fill in. */
  fill: { choose?: [field: RegExp, option: string]; write: [field: RegExp, text: string] };
}

const sendings: Sending[] = [
  {
    path: "listing_corrections",
    dialog: "Suggest a correction",
    button: "Send correction",
    thanks: "Thank you!",
    fill: { choose: [/What's wrong/, "City"], write: [/What it should say/, "Dallas"] },
  },
  {
    path: "reports",
    dialog: "Report this listing",
    button: "Send report",
    thanks: "Thank you!",
    fill: { choose: [/Reason/, "Spam or advertising"], write: [/Details/, "Look"] },
  },
  {
    path: "practice_requests",
    dialog: "Book Appointment",
    button: "Send request",
    thanks: "Request sent!",
    fill: { write: [/Times that work for you/, "Mornings"] },
  },
];

async function fillIn({ dialog: name, fill }: Sending) {
  await signInForTest();
  answerListing(() => listing);
  mockMemberData();
  const app = renderApp(paths.listing(listing.id));
  await app.user.click(await screen.findByRole("button", { name }));
  const dialog = within(await screen.findByRole("dialog"));
  const { choose, write } = fill;
  if (choose) await app.user.selectOptions(await dialog.findByLabelText(choose[0]), choose[1]);
  const field = await dialog.findByLabelText(write[0]);
  await app.user.type(field, write[1]);
  return { ...app, dialog, field };
}

const idsOf = (sent: unknown[]) => (sent as { id: string }[]).map(({ id }) => id);

test.each(sendings)("$button: retrying after a lost response sends the same id", async (given) => {
  const { dialog, field, user } = await fillIn(given);
  const answers = [HttpResponse.error, HttpResponse.error, created];
  const sent = answerChange("post", given.path, () => answers[sent.length - 1]?.() ?? created());
  const button = dialog.getByRole("button", { name: given.button });
  await user.click(button);
  expect(await dialog.findByText(/couldn't reach the server/)).toBeTruthy();
  await user.click(button);
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(() => expect(button.ariaBusy).not.toBe("true"));
  // Changed content is a new submission, even if the first one was stored.
  await user.type(field, "!");
  await user.click(button);
  expect(await screen.findByText(given.thanks)).toBeTruthy();
  const [first, second, third] = idsOf(sent);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test.each(sendings)("$button: a double click sends once", async (given) => {
  const { dialog } = await fillIn(given);
  const sent = answerChange("post", given.path, created);
  const button = dialog.getByRole("button", { name: given.button });
  // Both clicks happen in one task, before React can render.
  button.click();
  button.click();
  expect(await screen.findAllByText(given.thanks)).toHaveLength(1);
  expect(sent).toHaveLength(1);
});

test("a claim retried after a lost response succeeds", async () => {
  const free = detailRow({ owner: null, ownership: "none" });
  await signInForTest();
  answerListing(() => free);
  const given: Parameters<typeof mockMemberData>[0] = {};
  mockMemberData(given);
  const { user } = renderApp(paths.listing(free.id));
  const claims = answerChange("patch", "doctors", () =>
    claims.length === 1 ? HttpResponse.error() : HttpResponse.json([]),
  );
  const claim = async () => {
    await user.click(await screen.findByRole("button", { name: "Claim This Listing" }));
    await user.click(await screen.findByRole("button", { name: "Claim this practice" }));
  };
  await claim();
  expect((await findToasts())[0]).toMatch(/couldn't reach the server/);
  // The first attempt was stored.
  given.claims = [claimRow({ doctor_id: free.id })];
  await claim();
  await waitFor(async () =>
    expect(await findToasts()).toContainEqual(expect.stringMatching(/^Claim submitted!/)),
  );
});
