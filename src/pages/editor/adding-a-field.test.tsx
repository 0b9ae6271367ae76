import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fieldHistory } from "@/lib/editor/listing-history";
import { guessColumns, importTemplate } from "@/lib/import/columns";
import { exportTable } from "@/lib/import/export-table";
import { paths } from "@/lib/paths";
import { signInForTest } from "@/test/auth-api";
import { answerListing } from "@/test/directory-api";
import { mockMemberData } from "@/test/listing-api";
import { detailRow } from "@/test/listings";
import { answerOwnListing, ownListingRow, savedChanges } from "@/test/own-listing-api";
import { renderApp } from "@/test/render-app";

// A new text field needs only an entry in the field table.
vi.mock("@/lib/listings/field-table", async (original) => {
  const table = await original<typeof import("@/lib/listings/field-table")>();
  const busStop = {
    column: "bus_stop",
    label: "Bus stop",
    kind: "line",
    limits: [0, 160],
    part: "contact",
    is: ["correctable", "fact"],
    example: "Oak Street, line 10",
  };
  return { listingFields: [...table.listingFields, busStop] };
});

/** A listing with the new field. */
const listing = () => Object.assign(detailRow(), { bus_stop: "Oak Street" });

test("the section of the new field shows, validates, and saves it", async () => {
  await signInForTest();
  const sent = answerOwnListing({ practices: [ownListingRow()] });
  const { user } = renderApp(paths.ownPracticeField(ownListingRow().id, "bus_stop"));
  const field = await screen.findByRole("textbox", { name: /^Bus stop/ });
  expect(document.activeElement).toBe(field);
  await user.paste("x".repeat(161));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Use at most 160 characters")).toBeTruthy();
  await user.clear(field);
  await user.type(field, "Elm Street");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(savedChanges(sent)).toEqual([{ bus_stop: "Elm Street" }]));
});

test("the listing page shows the new field and accepts corrections to it", async () => {
  await signInForTest();
  mockMemberData();
  answerListing(listing);
  const { user } = renderApp(paths.listing(listing().id));
  expect((await screen.findByText("Bus stop")).nextSibling?.textContent).toBe("Oak Street");
  await user.click(await screen.findByRole("button", { name: /correct/i }));
  const wrong = within(await screen.findByRole("dialog")).getByLabelText("What's wrong");
  expect(within(wrong).getByRole("option", { name: "Bus stop" })).toBeTruthy();
});

test("imports, exports, and histories include the new field", () => {
  expect(guessColumns(["Name", "Bus stop"])).toMatchObject({ bus_stop: 1 });
  expect(importTemplate.headings).toContain("Bus stop");
  expect(exportTable([]).headings).toContain("Bus stop");
  expect(fieldHistory({ bus_stop: [null, "Elm Street"] })).toEqual([
    { label: "Bus stop", before: "Nothing", after: "Elm Street" },
  ]);
});
