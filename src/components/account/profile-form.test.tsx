import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import type { Profile } from "@/hooks/account/profile";
import { genericMessages } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { checkNameUrl, signInForTest } from "@/test/auth-api";
import { apiError } from "@/test/directory-api";
import {
  answerContributions,
  answerProfile,
  answerSave,
  profileRow,
  savedProfile,
} from "@/test/profile-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";

const publish = "Show this email on my profile and listings";

async function openForm(changes: Partial<Profile> = {}) {
  await signInForTest();
  answerProfile(() => profileRow(changes));
  answerContributions({});
  const app = renderApp(paths.editProfile);
  const save = await screen.findByRole("button", { name: "Save Changes" });
  const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
  return { ...app, save, box };
}

test("changes are saved with null for empty fields", async () => {
  const saved = answerSave(savedProfile);
  const { box, save, user } = await openForm({ location: "Austin, TX", phone: "512 555 0100" });
  await user.clear(box("Full name"));
  await user.type(box("Full name"), "مريم");
  await user.type(box("Website"), "sam.example");
  await user.clear(box("Location"));
  await user.click(screen.getByRole("checkbox", { name: publish, checked: false }));
  expect(screen.getByText("You have unsaved changes.")).toBeTruthy();
  await user.click(save);
  expect(await findToasts()).toEqual(["Profile updatedYour changes have been saved"]);
  expect(saved).toEqual([
    {
      full_name: "مريم",
      publishes_email: true,
      phone: "+15125550100",
      bio: null,
      location: null,
      website: "https://sam.example",
      avatar_url: null,
    },
  ]);
  expect(box("Website").value).toBe("https://sam.example");
  expect(screen.queryByText("You have unsaved changes.")).toBeNull();
});

test("invalid fields show errors, and the first one receives the focus", async () => {
  const saved = answerSave(savedProfile);
  const { box, save, user } = await openForm();
  await user.type(box("Website"), "javascript:alert(1)");
  await user.type(box(/^Published phone/), "none");
  await user.click(save);
  const website = await screen.findByRole("textbox", {
    name: "Website",
    description: "Enter a web address like https://example.com",
  });
  expect(document.activeElement).toBe(website);
  expect(website.getAttribute("aria-invalid")).toBe("true");
  expect(saved).toEqual([]);
  expect(box("Website").value).toBe("javascript:alert(1)");
});

test("the publish checkbox names the email and is off by default", async () => {
  await openForm();
  const group = within(screen.getByRole("group", { name: "Published contact" }));
  group.getByRole("checkbox", {
    name: publish,
    checked: false,
    description: /able to see sam@example.com on your profile and on listings you own/,
  });
});

test("a member can stop publishing their email", async () => {
  const saved = answerSave(savedProfile);
  const { save, user } = await openForm({ email: "sam@example.com", publishes_email: true });
  await user.click(screen.getByRole("checkbox", { name: publish, checked: true }));
  await user.click(save);
  await findToasts();
  expect(saved).toMatchObject([{ publishes_email: false }]);
});

test("a double click saves once", async () => {
  let answer = () => {};
  const clicked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const saved = answerSave(async () => {
    await clicked;
    return savedProfile();
  });
  const { box, save, user } = await openForm();
  await user.type(box("Location"), "Reno{Enter}");
  await user.dblClick(save);
  answer();
  expect(await findToasts()).toHaveLength(1);
  expect(saved).toHaveLength(1);
});

test("an error shows once and keeps the input", async () => {
  answerSave(() => apiError(400));
  const { box, save, user } = await openForm();
  await user.type(box("Location"), "Reno");
  await user.click(save);
  expect(await findToasts()).toEqual([`Error updating profile${genericMessages.invalid}`]);
  expect(box("Location").value).toBe("Reno");

  answerSave(savedProfile);
  await user.click(save);
  await screen.findByText("Profile updated");
});

test("leaving with unsaved changes asks for confirmation", async () => {
  const { box, router, user } = await openForm();
  const leave = () => user.click(screen.getByRole("button", { name: "View Dashboard" }));
  await user.type(box("Location"), "Reno");

  await leave();
  const dialog = await screen.findByRole("dialog", { name: "Leave without saving?" });
  await user.click(within(dialog).getByRole("button", { name: "Keep editing" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(box("Location").value).toBe("Reno");

  await leave();
  await user.click(await screen.findByRole("button", { name: "Leave without saving" }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
});

test("the browser warns before unload while there are changes", async () => {
  answerSave(savedProfile);
  const { box, save, user } = await openForm();
  const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(isAsked()).toBe(false);
  await user.type(box("Location"), "Reno");
  expect(isAsked()).toBe(true);
  await user.click(save);
  await screen.findByText("Profile updated");
  await waitFor(() => expect(isAsked()).toBe(false));
});

test("the profile can be edited with the keyboard alone, in reading order", async () => {
  const saved = answerSave(savedProfile);
  const { box, save, user } = await openForm();
  const main = within(screen.getByRole("main"));
  main.getByRole("button", { name: "View Dashboard" }).focus();
  for (const control of [
    main.getByRole("button", { name: "Sign Out" }),
    main.getByLabelText("Upload Avatar"),
    box("Full name"),
    box("Bio"),
    box("Location"),
    box("Website"),
    main.getByRole("checkbox", { name: publish }),
    box(/^Published phone/),
    save,
  ]) {
    await user.tab();
    expect(document.activeElement).toBe(control);
    if (control === box("Location")) await user.keyboard("Reno, NV");
  }
  await user.keyboard("{Enter}");
  await screen.findByText("Profile updated");
  expect(saved).toEqual([expect.objectContaining({ location: "Reno, NV" })]);
});

test("a name rejected by the database shows an error at its field", async () => {
  const saved = answerSave(savedProfile);
  const { box, save, user } = await openForm();
  server.use(http.post(checkNameUrl, () => HttpResponse.json("reserved")));
  await user.clear(box("Full name"));
  await user.type(box("Full name"), "Support");
  await user.click(save);
  expect(await screen.findByText(/^This name is reserved/)).toBeTruthy();
  expect(document.activeElement).toBe(box("Full name"));
  expect(box("Full name").value).toBe("Support");
  expect(saved).toEqual([]);
});
