import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { paths } from "@/lib/paths";
import { signInForTest } from "@/test/auth-api";
import { bareClinician, clinicianRow, mockClinicianPhotos } from "@/test/clinicians";
import { answerOwnListing, ownListingRow, savedChanges } from "@/test/own-listing-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";

afterEach(() => vi.useRealTimers());

const folder = `http://api.test/storage/v1/object/public/clinician-photos/${ownListingRow().id}`;
const elena = clinicianRow({ photo_url: `${folder}/2.webp` });
const rosa = { ...bareClinician("Rosa Wren"), position: 2 };
const hugo = { ...bareClinician("Hugo Zephyrine"), position: 3 };

async function openForm(clinicians = [elena, rosa, hugo]) {
  await signInForTest();
  const sent = answerOwnListing({ practices: [ownListingRow({ clinicians })] });
  const { id } = ownListingRow();
  const app = renderApp(paths.ownPractice(id, { section: "clinicians" }));
  await screen.findByRole("group", { name: "Clinicians" });
  return { ...app, sent };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const names = () =>
  screen.getAllByRole<HTMLInputElement>("textbox", { name: "Full name" }).map(({ value }) => value);
const said = () =>
  // The others are for warnings.
  within(screen.getByRole("group", { name: "Clinicians" }))
    .getAllByRole("status")
    .at(-1)?.textContent;

test("clinicians can be reordered, and the focus follows the moved row", async () => {
  const { sent, user } = await openForm();
  expect([button("Move up clinician 1"), button("Move down clinician 3")]).toMatchObject([
    ...[{ disabled: true }, { disabled: true }],
  ]);
  await user.click(button("Move up clinician 3"));
  expect(names()).toEqual(["Elena Quill", "Hugo Zephyrine", "Rosa Wren"]);
  expect(said()).toBe("Hugo Zephyrine is now number 2 of 3.");
  expect(document.activeElement).toBe(button("Move up clinician 2"));
  await user.keyboard("{Enter}");
  expect(names()).toEqual(["Hugo Zephyrine", "Elena Quill", "Rosa Wren"]);
  // The first row can only move down.
  expect(document.activeElement).toBe(button("Move down clinician 1"));
  await user.click(button("Save"));
  expect(await findToasts()).toHaveLength(1);
  const saved = savedChanges(sent)[0]?.clinicians;
  expect(saved).toMatchObject([
    ...[{ name: "Hugo Zephyrine" }, { name: "Elena Quill", photo_url: elena.photo_url }],
    { name: "Rosa Wren", photo_url: null },
  ]);
});

test("saved clinicians are collapsed to a summary, and a new one is open", async () => {
  const { user } = await openForm();
  const clinicians = screen.getByRole("group", { name: "Clinicians" });
  // Without the facts that are collapsed in each.
  const rows = () => [
    ...clinicians.querySelectorAll<HTMLDetailsElement>("details:not(details details)"),
  ];
  const isOpen = () => rows().map(({ open }) => open);
  const summaries = rows().map((row) => row.querySelector("summary")?.textContent);
  expect(summaries).toEqual([
    "Elena Quill, MD Family Medicine · English, Tagalog",
    "Rosa Wren No specialty or languages yet",
    "Hugo Zephyrine No specialty or languages yet",
  ]);
  expect(isOpen()).toEqual([false, false, false]);
  await user.click(button("Add a clinician"));
  expect(isOpen()).toEqual([false, false, false, true]);
  expect(document.activeElement).toBe(screen.getAllByLabelText("Full name").at(-1));
  // An error opens the row that it is in.
  const [elenasName] = screen.getAllByLabelText("Full name");
  await user.clear(elenasName as Element);
  await user.click(button("Save"));
  expect(await screen.findAllByText("Enter the full name")).toHaveLength(2);
  expect(isOpen()).toEqual([true, false, false, true]);
});

test("an editor can state gender, Medicare opt-out, former names, and how well a language is spoken", async () => {
  const { sent, user } = await openForm([rosa]);
  await user.click(screen.getByText("Rosa Wren"));
  await user.selectOptions(screen.getByRole("combobox", { name: "Gender" }), "Woman");
  const until = screen.getByLabelText(/^Opted out of Medicare until/);
  const formerNames = screen.getByRole("textbox", { name: /^Former names/ });
  await user.type(until, "2126-05-01");
  await user.type(formerNames, "X");
  await user.type(
    screen.getByRole("textbox", { name: /^Languages/ }),
    "English, Vietnamese, basic",
  );
  await user.click(button("Save"));
  expect(await screen.findByText(/^Enter the last day of the two-year period/)).toBeTruthy();
  expect(screen.getByText("Enter names of 2 to 120 characters")).toBeTruthy();
  await user.clear(until);
  await user.type(until, "2025-05-01");
  await user.type(formerNames, "enia Bird; Rosa Bird");
  await user.click(button("Save"));
  expect(await findToasts()).toHaveLength(1);
  expect(savedChanges(sent)[0]?.clinicians).toMatchObject([
    {
      gender: "woman",
      medicare_opt_out_until: "2025-05-01",
      former_names: ["Xenia Bird", "Rosa Bird"],
      languages: ["English", "Vietnamese (basic)"],
    },
  ]);
});

test("a renamed clinician can keep the former name", async () => {
  const { sent, user } = await openForm([rosa]);
  await user.click(screen.getByText("Rosa Wren"));
  const keep = "Keep “Rosa Wren” as a former name";
  expect(screen.queryByRole("button", { name: keep })).toBeNull();
  await user.type(screen.getByRole("textbox", { name: "Full name" }), "-Stone");
  await user.click(button(keep));
  expect(screen.queryByRole("button", { name: keep })).toBeNull();
  await user.type(screen.getByLabelText(/^Specialty/), "FM");
  expect(await screen.findByText(/^Do you mean Family Medicine\?/)).toBeTruthy();
  await user.click(button("Save"));
  expect(await findToasts()).toHaveLength(1);
  expect(savedChanges(sent)[0]?.clinicians).toMatchObject([
    { name: "Rosa Wren-Stone", former_names: ["Rosa Wren"] },
  ]);
});

test("saving a clinician who left includes the month", async () => {
  vi.setSystemTime(Date.now());
  const [now, before] = [0, 1].map((monthsAgo) => {
    const today = new Date();
    return new Date(today.getFullYear(), today.getMonth() - monthsAgo, 15);
  });
  const nameOf = (month?: Date) =>
    month?.toLocaleDateString("en-US", { month: "long", year: "numeric" });
  const { sent, user } = await openForm([elena, rosa]);
  await user.click(screen.getByText("Rosa Wren"));
  const group = within(screen.getByRole("group", { name: "Clinician 2" }));
  const works = group.getByRole("combobox", { name: "Works at the practice" });
  const options = [...works.querySelectorAll("option")].map(({ textContent }) => textContent);
  const left = `Left in ${nameOf(before)}`;
  expect(options.slice(0, 3)).toEqual(["Yes", `Left in ${nameOf(now)}`, left]);
  await user.selectOptions(works, left);
  expect(screen.getByText(left, { selector: "summary *" })).toBeTruthy();
  await user.click(button("Save"));
  expect(await findToasts()).toHaveLength(1);
  expect(savedChanges(sent)[0]?.clinicians).toEqual([
    expect.not.objectContaining({ left_in: expect.anything() }),
    expect.objectContaining({ name: "Rosa Wren", left_in: before?.toISOString().slice(0, 7) }),
  ]);
});

test("removing a clinician moves the focus to the next row, or from the last one to the row before", async () => {
  const { user } = await openForm();
  await user.click(button("Remove clinician 2"));
  expect(names()).toEqual(["Elena Quill", "Hugo Zephyrine"]);
  await waitFor(() => expect(document.activeElement?.localName).toBe("li"));
  expect(document.activeElement?.textContent).toContain("Hugo Zephyrine");
  await user.click(button("Remove clinician 2"));
  await waitFor(() => expect(document.activeElement?.localName).toBe("li"));
  expect(document.activeElement?.textContent).toContain("Elena Quill");
});

test("a removed photo is deleted after saving, and other photos stay", async () => {
  const { sent, user } = await openForm([elena, rosa]);
  const removed: unknown[] = [];
  server.use(
    ...mockClinicianPhotos([`${folder}/3.webp`], ["1.webp", "2.webp", "3.webp"]),
    http.delete("http://api.test/storage/v1/object/clinician-photos", async ({ request }) => {
      removed.push(await request.json());
      return HttpResponse.json([]);
    }),
  );
  const person = within(screen.getByRole("group", { name: "Clinician 1" }));
  expect(person.getByLabelText("Upload Photo of clinician 1")).toBeTruthy();
  await user.click(person.getByRole("button", { name: "Remove Photo of clinician 1" }));
  expect(removed).toEqual([]);
  await user.click(button("Save"));
  await waitFor(() => expect(removed).toHaveLength(1));
  const saved = savedChanges(sent)[0]?.clinicians;
  expect(saved).toMatchObject([{ name: "Elena Quill", photo_url: null }, { name: "Rosa Wren" }]);
  expect(removed).toEqual([
    { prefixes: ["1.webp", "2.webp"].map((name) => `${ownListingRow().id}/${name}`) },
  ]);
});
