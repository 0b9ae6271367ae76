import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { OwnListing } from "@/hooks/practice/own-listings";
import { paths } from "@/lib/paths";
import { signInForTest } from "@/test/auth-api";
import { answerListing } from "@/test/directory-api";
import { mockMemberData } from "@/test/listing-api";
import { detailRow } from "@/test/listings";
import { answerOwnListing, ownListingRow, savedChanges } from "@/test/own-listing-api";
import { renderApp } from "@/test/render-app";
import { findToasts } from "@/test/toasts";

test("a listing shows prices for couples, children, students, and employers, and the terms of leaving", async () => {
  mockMemberData();
  answerListing(() =>
    detailRow({
      monthly_price: null,
      yearly_price: null,
      couple_price: 140,
      extra_child_price: 0,
      student_price: 50,
      employer_price: 65,
      employer_from: 5,
      enrollment_fee: 99,
      enrollment_per_person: true,
      notice_days: 30,
      leaving_fee: 0,
      rejoin_fee: 150,
      family_cap: 300,
      family_cap_note: "Up to 3 children",
    }),
  );
  renderApp(paths.listing(detailRow().id));
  const prices = within(
    (await screen.findByRole("heading", { name: "Membership Pricing" })).parentElement ??
      document.body,
  );
  const amountOf = (term: string) => prices.getByText(term).nextSibling?.textContent;
  expect(amountOf("Couple, per month")).toBe("$140");
  expect(amountOf("Child with an enrolled adult, per month")).toBe("$0");
  expect(amountOf("Student, per month")).toBe("$50");
  expect(amountOf("Per employee (5 or more), per month")).toBe("$65");
  expect(amountOf("Enrollment fee per person")).toBe("$99");
  expect(amountOf("Cancellation notice")).toBe("30 days");
  expect(amountOf("Cancellation fee")).toBe("None");
  expect(amountOf("Rejoining fee")).toBe("$150");
  expect(prices.getByText("Up to 3 children")).toBeTruthy();
  expect(prices.queryByText(/hasn't published its prices/)).toBeNull();
  expect(screen.getByText("$140/month for two adults")).toBeTruthy();
});

async function openForm(practice: Partial<OwnListing>, section = "prices") {
  await signInForTest();
  const sent = answerOwnListing({ practices: [ownListingRow(practice)] });
  const app = renderApp(paths.ownPractice(ownListingRow().id, { section }));
  // Queries by label, because role queries over the whole form are slow.
  const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
  const save = () => app.user.click(screen.getByText("Save"));
  await screen.findByText("Save");
  return { ...app, sent, field, save };
}

const levels = {
  monthly_price: null,
  yearly_price: null,
  membership_levels: ["Plus: 120", "Basic: 79"],
};

test("the overview previews the lowest price of a practice that only has membership levels", async () => {
  await signInForTest();
  answerOwnListing({ practices: [ownListingRow(levels)] });
  renderApp(paths.practiceSetup);
  expect(await screen.findByText("From $79/month")).toBeTruthy();
});

test("only the fields of the chosen way to charge are shown, and choosing another keeps what was typed", async () => {
  const { user, sent, field, save } = await openForm({ monthly_price: 89, yearly_price: null });
  expect((await field(/^Monthly price/)).value).toBe("89");
  expect(screen.queryByText("Membership levels")).toBeNull();
  await user.click(await field("By plan"));
  expect(screen.queryByLabelText(/^Monthly price/)).toBeNull();
  expect(await screen.findAllByLabelText("Price per month")).toHaveLength(2);
  await user.click(await field("Remove level 2"));
  await user.click(await field("Name"));
  await user.paste("Basic");
  await user.click(await field("Price per month"));
  await user.paste("79");
  await user.click(await field("By age"));
  const prices = await screen.findAllByLabelText("Price per month");
  expect(prices).toHaveLength(3);
  await user.click(await field("One price"));
  expect((await field(/^Monthly price/)).value).toBe("89");
  await user.click(await field("By plan"));
  expect((await field("Name")).value).toBe("Basic");
  expect((await field("Price per month")).value).toBe("79");
  await save();
  await findToasts();
  expect(savedChanges(sent)).toEqual([{ monthly_price: null, membership_levels: ["Basic: 79"] }]);
});

test("membership levels are edited in rows, and every incomplete row is reported", async () => {
  const { user, sent, field, save } = await openForm(levels);
  expect(
    (await screen.findAllByLabelText<HTMLInputElement>("Name")).map(({ value }) => value),
  ).toEqual(["Plus", "Basic"]);
  await user.click(screen.getByText("Add a membership level"));
  await user.click(await field("Remove level 1"));
  await save();
  expect(await screen.findAllByText(/Enter a name, like “Plus”/)).toHaveLength(2);
  expect(screen.getAllByText(/Enter the price/)).toHaveLength(2);
  expect(savedChanges(sent)).toEqual([]);
  const [, name] = screen.getAllByLabelText("Name");
  const [, price] = screen.getAllByLabelText("Price per month");
  await user.type(name ?? document.body, "Complete");
  await user.type(price ?? document.body, "160.5");
  await save();
  await findToasts();
  expect(savedChanges(sent)).toEqual([{ membership_levels: ["Basic: 79", "Complete: 160.50"] }]);
});

test("a listing with several levels shows its lowest price", async () => {
  mockMemberData();
  answerListing(() => detailRow(levels));
  renderApp(paths.listing(detailRow().id));
  expect(await screen.findByText("From $79/month")).toBeTruthy();
  expect(screen.getByText("Membership levels")).toBeTruthy();
  expect(screen.queryByText("Price on request")).toBeNull();
});

test("a family cap below the couple price is rejected, and one below two single prices is explained", async () => {
  const { user, sent, field, save } = await openForm({ monthly_price: 89, couple_price: 150 });
  await user.click(await field(/^Family maximum/));
  await user.paste("140");
  await user.click(await field(/^Cancellation notice/));
  await user.paste("400");
  await save();
  expect(await screen.findByText("Enter a whole number from 0 to 365")).toBeTruthy();
  await user.clear(await field(/^Cancellation notice/));
  await user.click(await field(/^Cancellation notice/));
  await user.paste("30");
  await save();
  expect(await screen.findByText("This is less than the price for a couple")).toBeTruthy();
  expect(sent).toEqual([]);
  await user.clear(await field(/^Couple price/));
  expect(screen.getByText(/two adults pay \$140 per month together instead of \$178/)).toBeTruthy();
  await user.click(screen.getByLabelText("Per person"));
  await save();
  await findToasts();
  expect(savedChanges(sent)[0]).toMatchObject({
    family_cap: 140,
    couple_price: null,
    notice_days: 30,
    enrollment_per_person: true,
  });
});

test("age groups that begin where the previous one ends are adjusted, and the form says so", async () => {
  const tiers = [
    { label: "Babies", min_age: 0, max_age: 1, monthly_price: 30 },
    { label: "Children", min_age: 2, max_age: 5, monthly_price: 40 },
  ];
  const { user, sent, save } = await openForm({ tiers });
  const [baby, child] = await screen.findAllByLabelText("To age");
  if (!baby || !child) throw new Error("There are no ages.");
  await user.clear(baby);
  await user.paste("2");
  await user.clear(child);
  await user.paste("6");
  expect(screen.getByText(/^We read this as 0 to 1, 2 to 5/)).toBeTruthy();
  await save();
  await findToasts();
  expect(savedChanges(sent)[0]?.tiers).toEqual(tiers);
});

test("the payment model is saved", async () => {
  const { user, sent, field, save } = await openForm({ model: "pure" }, "patients");
  expect((await field("Direct Primary Care only")).checked).toBe(true);
  await user.click(await field("Also bills insurance for some patients"));
  await save();
  await findToasts();
  expect(savedChanges(sent)).toEqual([{ model: "hybrid" }]);
});

test("the required state statement is saved as entered", async () => {
  const { user, sent, field, save } = await openForm({});
  const statement = await field(/^Statement required by state law/);
  await user.click(statement);
  await user.paste("x".repeat(1001));
  await save();
  expect(await screen.findByText(/^A statement can have up to 1,000/)).toBeTruthy();
  await user.clear(statement);
  await user.click(statement);
  await user.paste("This is <b>not</b> insurance.");
  await save();
  await findToasts();
  expect(savedChanges(sent)).toEqual([{ state_statement: "This is <b>not</b> insurance." }]);
});
