import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Profile } from "@/hooks/account/profile";
import { genericMessages } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { memberId, signInForTest } from "@/test/auth-api";
import { apiError } from "@/test/directory-api";
import { ownedBy } from "@/test/listing-state";
import {
  answerContributions,
  answerProfile,
  listingRow,
  postRow,
  profileRow,
} from "@/test/profile-api";
import { renderApp } from "@/test/render-app";
import { findToasts } from "@/test/toasts";

type Given = Parameters<typeof answerContributions>[0];

async function openDashboard(changes: Partial<Profile> = {}, given: Given = {}) {
  await signInForTest();
  answerProfile(() => profileRow(changes));
  answerContributions(given);
  const app = renderApp(paths.dashboard);
  await screen.findByRole("heading", { name: "Your posts" });
  const heading = screen.getByRole("heading", { level: 1, name: /^Welcome/ });
  return { ...app, heading, main: within(screen.getByRole("main")) };
}

test("a visitor is sent to sign in and returns to the dashboard", async () => {
  const { router } = renderApp("/dashboard?view=profile");
  await screen.findByRole("tab", { name: "Sign In" });
  const { pathname, search } = router.state.location;
  expect(pathname).toBe("/auth");
  expect(new URLSearchParams(search).get("next")).toBe("/dashboard?view=profile");
});

test("a patient is welcomed by name and role, and shown the directory", async () => {
  const { heading, main } = await openDashboard();
  expect(heading.textContent).toBe("Welcome, Sam Whitlock");
  expect(main.getByText("Member")).toBeTruthy();
  expect(main.getByRole("link", { name: "Find a Doctor" }).getAttribute("href")).toBe("/directory");
  expect(main.queryByRole("link", { name: "Set Up Practice Profile" })).toBeNull();
});

test("a doctor is shown the practice setup", async () => {
  const { main } = await openDashboard({ roles: [{ role: "doctor" }] });
  expect(main.getByText("Doctor")).toBeTruthy();
  const setup = await main.findByRole("link", { name: "Set Up Practice Profile" });
  expect(main.getByText("Let patients find your practice")).toBeTruthy();
  expect(setup.getAttribute("href")).toBe("/doctor/setup");
  expect(main.queryByRole("link", { name: "Find a Doctor" })).toBeNull();
});

test("a doctor whose practice is listed is not invited to list it", async () => {
  const own = listingRow({ submitted_by: null, ...ownedBy(memberId) });
  const { main } = await openDashboard({ roles: [{ role: "doctor" }] }, { listings: [own] });
  expect(await main.findByText("Keep your practice up to date")).toBeTruthy();
  expect(main.queryByText("Let patients find your practice")).toBeNull();
});

test("the role is the first one returned, and patient without any", async () => {
  const { main } = await openDashboard({ roles: [{ role: "doctor" }, { role: "patient" }] });
  expect(main.queryByText("Member")).toBeNull();
  expect(main.getByText("Doctor")).toBeTruthy();
});

test("a member without a role or a name sees a plain welcome", async () => {
  const { heading, main } = await openDashboard({ roles: [], full_name: null });
  expect(heading.textContent).toBe("Welcome");
  expect(main.getByText("Member")).toBeTruthy();
});

test("empty sections explain what will appear there", async () => {
  const { main } = await openDashboard();
  expect(await main.findByText(/Listings you add appear here/)).toBeTruthy();
  expect(await main.findByText(/You haven't posted yet/)).toBeTruthy();
  expect(main.queryByRole("heading", { name: "Your claims" })).toBeNull();
});

test("listings show their status", async () => {
  const { main } = await openDashboard(
    {},
    {
      listings: [
        listingRow({ id: "1", practice_name: "New One", status: "pending" }),
        listingRow({
          id: "2",
          practice_name: "My Practice",
          submitted_by: null,
          ...ownedBy(memberId),
        }),
      ],
    },
  );
  const rowsOf = async (name: string) => {
    const region = await main.findByRole("region", { name });
    const rows = await within(region).findAllByRole("listitem");
    return rows.map((row) => row.textContent);
  };
  expect(await rowsOf("Your listings"), "their own practice before what they added").toEqual([
    expect.stringMatching(/^My PracticeAustin, TX · your practicePublishedVerified.*Edit listing/),
    expect.stringMatching(/^New OneAustin, TX · added by youPending review.*Edit listing/),
  ]);
});

test("the newest three posts show their reactions", async () => {
  const posts = [1, 2, 3, 4].map((number) =>
    postRow({ id: String(number), content: `Post ${number}` }),
  );
  const { main } = await openDashboard({}, { posts });
  const region = within(await main.findByRole("region", { name: "Your posts" }));
  expect(await region.findByText("Post 3")).toBeTruthy();
  expect(region.queryByText("Post 4")).toBeNull();
  expect(region.getAllByText("like")).toHaveLength(3);
  expect(region.getAllByText("comments")).toHaveLength(3);
});

test("a section that fails to load shows an error without affecting the others", async () => {
  const { main, user } = await openDashboard({}, { posts: apiError(400) });
  const alert = within(await main.findByRole("alert"));
  expect(alert.getByText(genericMessages.invalid)).toBeTruthy();
  expect(await main.findByText(/Listings you add appear here/)).toBeTruthy();
  answerContributions({ posts: [postRow()] });
  await user.click(alert.getByRole("button", { name: "Try again" }));
  expect(await main.findByText(/called me back/)).toBeTruthy();
});

test("the URL selects the profile form or the dashboard", async () => {
  const { main, router, user } = await openDashboard();
  await user.click(screen.getByRole("button", { name: "Edit Profile" }));
  expect(await screen.findByRole("button", { name: "Save Changes" })).toBeTruthy();
  expect(router.state.location.search).toBe("?view=profile");
  await user.click(screen.getByRole("button", { name: "View Dashboard" }));
  expect(await main.findByRole("link", { name: "Find a Doctor" })).toBeTruthy();
  expect(router.state.location.search).toBe("");
});

test("Sign Out returns to the home page", async () => {
  const { main, router, user } = await openDashboard();
  await user.click(main.getByRole("button", { name: "Sign Out" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
});

test("a profile that fails to load redirects to the sign-in page with a retry", async () => {
  await signInForTest();
  answerProfile(() => apiError(400));
  answerContributions({});
  const { router } = renderApp(paths.dashboard);
  expect(await findToasts()).toEqual([`Error loading profile${genericMessages.invalid}`]);
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.auth));
  expect(await screen.findByRole("button", { name: "Sign Out" })).toBeTruthy();
  const again = screen.getByRole("link", { name: "Try again" });
  expect(again.getAttribute("href")).toBe(paths.dashboard);
});
