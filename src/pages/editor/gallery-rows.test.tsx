import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { signInForTest } from "@/test/auth-api";
import { answerOwnListing, ownListingRow, savedChanges } from "@/test/own-listing-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";

const { id } = ownListingRow();
const photo = (name: string, description: string) => ({
  url: `http://api.test/storage/v1/object/public/gallery-photos/${id}/${name}`,
  description,
});
const entrance = photo("1.webp", "The entrance");
const room = photo("2.webp", "The waiting room");
const team = photo("3.webp", "Our team");

async function openForm(gallery = [entrance, room, team]) {
  await signInForTest();
  const sent = answerOwnListing({ practices: [ownListingRow({ gallery })] });
  const removed: unknown[] = [];
  server.use(
    // After a save: the photos in use, and the files in the folder.
    http.get("http://api.test/rest/v1/doctors", ({ request }) =>
      new URL(request.url).searchParams.get("select") === "gallery"
        ? HttpResponse.json([{ gallery: savedChanges(sent)[0]?.gallery }])
        : undefined,
    ),
    http.post("http://api.test/storage/v1/object/list/gallery-photos", () =>
      HttpResponse.json(["1.webp", "2.webp", "3.webp"].map((name) => ({ name }))),
    ),
    http.delete("http://api.test/storage/v1/object/gallery-photos", async ({ request }) => {
      removed.push(await request.json());
      return HttpResponse.json([]);
    }),
  );
  const app = renderApp(paths.ownPractice(id, { section: "photos" }));
  await screen.findByRole("group", { name: "More photos" });
  return { ...app, sent, removed };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const descriptions = () =>
  screen
    .getAllByRole<HTMLInputElement>("textbox", { name: "Description" })
    .map(({ value }) => value);

test("photos can be reordered with the keyboard, and the focus follows the moved photo", async () => {
  const { sent, user } = await openForm();
  await user.click(button("Move up photo 3"));
  expect(descriptions()).toEqual(["The entrance", "Our team", "The waiting room"]);
  expect(document.activeElement).toBe(button("Move up photo 2"));
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(button("Move down photo 1"));
  await user.click(button("Save"));
  expect(await findToasts()).toHaveLength(1);
  expect(savedChanges(sent)).toEqual([{ gallery: [team, entrance, room] }]);
});

test("removing a photo can be undone until it is saved", async () => {
  const { sent, removed, user } = await openForm();
  await user.click(button("Remove photo 2"));
  expect(descriptions()).toEqual(["The entrance", "Our team"]);
  expect(document.activeElement).toBe(button("Undo removing photo 2"));
  await user.keyboard("{Enter}");
  expect(descriptions()).toEqual(["The entrance", "The waiting room", "Our team"]);
  expect(screen.queryByText("You have unsaved changes.")).toBeNull();

  await user.click(button("Remove photo 1"));
  await user.click(button("Save"));
  await waitFor(() => expect(removed).toEqual([{ prefixes: [`${id}/1.webp`] }]));
  expect(savedChanges(sent)).toEqual([{ gallery: [room, team] }]);
});

test("a photo without a description is not saved, and the error names the field", async () => {
  const { sent, user } = await openForm([entrance]);
  const field = screen.getByRole("textbox", { name: "Description" });
  await user.clear(field);
  await user.click(button("Save"));
  expect(
    await screen.findByRole("button", { name: /More photos: Describe the photo/ }),
  ).toBeTruthy();
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(savedChanges(sent)).toEqual([]);
});

test("five photos fill the gallery", async () => {
  const { user } = await openForm(
    ["1", "2", "3", "4", "5"].map((name) => photo(`${name}.webp`, `Photo ${name}`)),
  );
  expect(screen.queryByLabelText("Upload Photo for the gallery")).toBeNull();
  await user.click(button("Remove photo 5"));
  expect(screen.getByLabelText("Upload Photo for the gallery")).toBeTruthy();
});
