import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { signInForTest } from "@/test/auth-api";
import { answerOwnListing, ownListingRow, savedChanges } from "@/test/own-listing-api";
import { renderApp } from "@/test/render-app";
import { conflictWith, saveAnswer } from "@/test/save-listing-api";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";

const { id } = ownListingRow();

const photo = {
  url: `http://api.test/storage/v1/object/public/gallery-photos/${id}/1.webp`,
  description: "The entrance",
};

const practice = ownListingRow({
  version: 3,
  gallery: [photo],
  clinicians: [
    {
      name: "Rosa Wren",
      credentials: "MD",
      specialty: null,
      languages: [],
      npi: null,
      photo_url: null,
      practicing_since: null,
      accepting_new_patients: null,
      gender: null,
      medicare_opt_out_until: null,
      former_names: [],
      position: 0,
    },
  ],
});

const services = [
  { name: "ekg", label: "EKG", explanation: "Records the heart’s activity.", is_basic: false },
];

/** For each section: a control, what is typed or selected in it, and the field or part that is saved. */
const sections: [section: string, control: RegExp, value: string, field: string][] = [
  ["basics", /^Specialty/, "Pediatrics", "specialty"],
  ["hours", /^Notes about hours/, "Evenings by arrangement", "offices"],
  ["prices", /^Monthly price/, "89", "monthly_price"],
  ["included", /^EKG/, "included", "services"],
  ["patients", /^Ages accepted/, "18+", "patient_ages"],
  ["contact", /^Website/, "https://mine.test", "website"],
  ["clinicians", /^Full name/, "Rosa Wren-Stone", "clinicians"],
  ["photos", /^Description/, "The waiting room", "gallery"],
];

const saves = "http://api.test/rest/v1/rpc/save_listing";

beforeEach(() => localStorage.clear());

test.each(sections)(
  "changes in the section %s survive a reload, a lost connection, and a conflict",
  async (section, label, value, field) => {
    await signInForTest();
    const sent = answerOwnListing({
      practices: [practice],
      onSave: (save) =>
        save.base_version === 3
          ? saveAnswer(save, practice, {
              version: 5,
              conflicts: [conflictWith(field, save.changes[field], Object(practice)[field])],
            })
          : undefined,
    });
    server.use(
      http.get("http://api.test/rest/v1/services", () => HttpResponse.json(services)),
      http.post("http://api.test/storage/v1/object/list/gallery-photos", () =>
        HttpResponse.json([]),
      ),
    );
    const address = paths.ownPractice(id, { section });
    // Queries by label, because role queries over the whole form are slow.
    const control = () => screen.findByLabelText<HTMLInputElement>(label);

    const before = renderApp(address);
    const changed = await control();
    if (changed instanceof HTMLSelectElement) {
      await before.user.selectOptions(changed, value);
    } else {
      await before.user.clear(changed);
      await before.user.click(changed);
      await before.user.paste(value);
    }
    before.unmount();

    const { user } = renderApp(address);
    expect(await screen.findByText(/^We restored your unsaved changes/)).toBeTruthy();
    expect((await control()).value).toBe(value);

    server.use(http.post(saves, () => HttpResponse.error(), { once: true }));
    await user.click(screen.getByText("Save"));
    expect((await findToasts())[0]).toMatch(/^Error saving practice/);
    expect((await control()).value).toBe(value);
    expect(screen.getByText("You have unsaved changes.")).toBeTruthy();

    await user.click(screen.getByText("Save"));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Someone else also changed this listing" }),
    );
    await user.click(dialog.getByRole("radio", { name: /^Keep mine/ }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByText("You have unsaved changes.")).toBeNull());
    expect((await control()).value).toBe(value);
    expect(
      sent.filter(({ call }) => call === "save_listing").map(({ body }) => body.base_version),
    ).toEqual([3, 5]);
    const [first, second] = savedChanges(sent);
    expect(Object.keys(first ?? {})).toEqual([field]);
    expect(second?.[field]).toEqual(first?.[field]);
  },
);
