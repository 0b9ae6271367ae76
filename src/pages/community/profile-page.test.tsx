import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import type { Profile } from "@/hooks/account/profile";
import { genericMessages } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { memberId, signInForTest } from "@/test/auth-api";
import { apiError } from "@/test/directory-api";
import { created, otherId } from "@/test/feed-api";
import {
  answerContributions,
  answerProfile,
  listingRow,
  postRow,
  profileRow,
} from "@/test/profile-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";
import { answerChange } from "@/test/write-api";

type Given = Parameters<typeof answerContributions>[0];

async function openProfile(changes: Partial<Profile> = {}, given: Given = {}) {
  answerProfile(() => profileRow(changes));
  answerContributions(given);
  const app = renderApp(paths.profile(memberId));
  const heading = await screen.findByRole("heading", { level: 1, name: changes.full_name ?? /./ });
  return { ...app, heading, main: within(screen.getByRole("main")) };
}

const answerBlocks = (rows: object[]) =>
  server.use(http.get("http://api.test/rest/v1/blocks", () => HttpResponse.json(rows)));

const idOf = (digit: number) => `5f0c4c1e-0000-4000-8000-00000000000${digit}`;

const published = {
  email: "sam+news@example.com",
  phone: "+15125550100",
  bio: "First line.\nSecond line.",
  location: "Austin, TX",
  website: "https://www.sam.example/about",
};

test("a visitor can read what is published", async () => {
  const { main } = await openProfile({ ...published, roles: [{ role: "doctor" }] });
  expect(main.getByText("Joined as a doctor")).toBeTruthy();
  expect(main.getByText(/First line/)).toBeTruthy();
  expect(main.getByText("Austin, TX")).toBeTruthy();
  const hrefOf = (name: string) => main.getByRole("link", { name }).getAttribute("href");
  expect(hrefOf("sam+news@example.com")).toBe("mailto:sam%2Bnews@example.com");
  expect(hrefOf("(512) 555-0100")).toBe("tel:+15125550100");
  expect(hrefOf("sam.example")).toBe("https://www.sam.example/about");
  expect(main.getByRole("link", { name: "sam.example" }).getAttribute("rel")).toBe(
    "nofollow noopener",
  );
  expect(main.queryByRole("link", { name: "Edit Profile" })).toBeNull();
});

test("a visitor cannot read anything else", async () => {
  const { main } = await openProfile({ roles: [{ role: "patient" }, { role: "admin" }] });
  expect(main.queryByText(/Member|Administrator/)).toBeNull();
  expect(main.queryByText(/@/)).toBeNull();
  expect(main.queryByText("Only you can see this")).toBeNull();
});

test("a member's own profile shows their private email, marked as private", async () => {
  await signInForTest();
  const { main } = await openProfile({ roles: [{ role: "patient" }] });
  expect(await main.findByText("Only you can see this")).toBeTruthy();
  expect(main.getByText("sam@example.com")).toBeTruthy();
  expect(main.getByText("Member")).toBeTruthy();
  expect(main.getByRole("link", { name: "Edit Profile" }).getAttribute("href")).toBe(
    "/dashboard?view=profile",
  );
});

test("a published email is the only one shown on the member's own profile", async () => {
  await signInForTest();
  const { main } = await openProfile(published);
  expect(await main.findByText("sam+news@example.com")).toBeTruthy();
  expect(main.queryByText("Only you can see this")).toBeNull();
  expect(main.queryByText("sam@example.com")).toBeNull();
});

test("a member without a name is Anonymous", async () => {
  const { heading } = await openProfile({ full_name: null });
  expect(heading.textContent).toBe("Anonymous");
});

test("markup in a name is text", async () => {
  const { heading } = await openProfile({ full_name: "<b>Bo</b>" });
  expect(heading.textContent).toBe("<b>Bo</b>");
});

test("a picture from another host is not loaded", async () => {
  const { main } = await openProfile({
    avatar_url: `https://elsewhere.example/avatars/${memberId}/1.png`,
  });
  expect(main.queryByRole("presentation")).toBeNull();
  expect(main.getByText("SW")).toBeTruthy();
});

test("posts and published listings are shown", async () => {
  const { main } = await openProfile(
    {},
    {
      posts: [postRow({ kind: "story", content: "A story of mine" })],
      listings: [
        listingRow({ id: "1", practice_name: "Added One" }),
        listingRow({ id: "2", practice_name: "Not Yet Public", status: "pending" }),
      ],
    },
  );
  expect(await main.findByText("A story of mine")).toBeTruthy();
  const names = await main.findAllByRole("heading", { level: 3 });
  expect(names.map((name) => name.textContent)).toEqual(["Added One"]);
  expect(main.queryByText("Published")).toBeNull();
});

test("owning a published listing shows the owner badge, not the physician badge", async () => {
  const { main } = await openProfile(
    { roles: [{ role: "patient" }] },
    {
      badges: {
        owner_since: "2026-11-01T12:00:00+00:00",
        practice_id: idOf(3),
        practice_name: "Own One",
      },
    },
  );
  const link = await main.findByRole("link", { name: "Own One" });
  expect(link.getAttribute("href")).toBe(paths.listing(idOf(3)));
  expect(link.closest("p")?.textContent).toBe("Owner of Own One since Nov 1, 2026");
  expect(main.queryByText(/physician/i)).toBeNull();
});

test("a matching NPI shows the physician badge with its date", async () => {
  const { main } = await openProfile(
    {},
    { badges: { physician_checked_at: "2026-11-03T12:00:00+00:00" } },
  );
  expect(await main.findByText("Physician · NPI checked Nov 3, 2026")).toBeTruthy();
});

test("admins have a team badge that everyone sees", async () => {
  const { main } = await openProfile({}, { badges: { is_site_admin: true } });
  expect(await main.findByText("DPC Nearby team")).toBeTruthy();
});

test("a visitor is asked to sign in before reporting a member, and cannot block", async () => {
  const { main, user } = await openProfile({ id: otherId, full_name: "Ana Rude" });
  expect(main.queryByRole("button", { name: "Block…" })).toBeNull();
  await user.click(main.getByRole("button", { name: "Report…" }));
  expect(
    await screen.findByRole("dialog", { name: "Please sign in to report members" }),
  ).toBeTruthy();
});

test("a member reports another member", async () => {
  await signInForTest();
  answerBlocks([]);
  const sent = answerChange("post", "reports", created);
  const { main, user } = await openProfile({ id: otherId, full_name: "Ana Rude" });
  await user.click(await main.findByRole("button", { name: "Report…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Report Ana Rude" }));
  await user.selectOptions(dialog.getByLabelText("Reason"), "Pretends to be someone else");
  await user.click(dialog.getByRole("button", { name: "Send report" }));
  expect(await findToasts()).toEqual(["Thank you!An admin will review this account."]);
  expect(sent).toEqual([
    expect.objectContaining({ profile_id: otherId, reason: "impersonation", note: null }),
  ]);
});

test("a member blocks another member from the profile, and can unblock them there", async () => {
  await signInForTest();
  const blocked: object[] = [];
  answerBlocks(blocked);
  const sent = answerChange("post", "blocks", () => {
    blocked.push({
      blocked_id: otherId,
      created_at: "2026-11-03T12:00:00+00:00",
      person: {},
    });
    return new HttpResponse(null, { status: 201 });
  });
  const { main, user } = await openProfile({ id: otherId, full_name: "Ana Rude" });
  await user.click(await main.findByRole("button", { name: "Block…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Block Ana Rude?" }));
  await user.click(dialog.getByRole("button", { name: "Block" }));
  expect(await main.findByText("You blocked this member.")).toBeTruthy();
  expect(main.queryByRole("button", { name: "Follow" })).toBeNull();
  expect(main.getByRole("button", { name: "Unblock" })).toBeTruthy();
  expect(sent).toEqual([{ blocker_id: memberId, blocked_id: otherId }]);
});

test("a member can follow another from the profile", async () => {
  await signInForTest();
  answerBlocks([]);
  const { main, user } = await openProfile({ id: otherId, full_name: "Ana Rude" });
  const follows: object[] = [];
  server.use(http.get("http://api.test/rest/v1/member_follows", () => HttpResponse.json(follows)));
  const sent = answerChange("post", "member_follows", () => {
    follows.push({ followed_id: otherId });
    return new HttpResponse(null, { status: 201 });
  });
  await user.click(await main.findByRole("button", { name: "Follow", pressed: false }));
  expect(await main.findByRole("button", { name: "Following", pressed: true })).toBeTruthy();
  expect(sent).toEqual([{ follower_id: memberId, followed_id: otherId }]);
});

test("a member's own profile cannot be followed, reported, or blocked", async () => {
  await signInForTest();
  const { main } = await openProfile();
  await main.findByText("Only you can see this");
  expect(main.queryByRole("button", { name: /Follow|Report|Block/ })).toBeNull();
});

test("empty sections show their empty states", async () => {
  const { main } = await openProfile();
  expect(await main.findByText("No public listings yet.")).toBeTruthy();
  expect(await main.findByText("No posts to show.")).toBeTruthy();
});

test.each([
  ["an unknown id", paths.profile(memberId), "There is no such profile."],
  ["something that is no id", paths.profile("../admin"), "There is no such profile."],
  ["no id", "/profile", "There is no such profile."],
])("%s redirects home with a message", async (_name, address, message) => {
  answerProfile(() => null);
  const { router } = renderApp(address);
  expect(await findToasts()).toEqual([`Error loading profile${message}`]);
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
});

test("a failure redirects home with the server's message", async () => {
  answerProfile(() => apiError(400));
  const { router } = renderApp(paths.profile(memberId));
  expect(await findToasts()).toEqual([`Error loading profile${genericMessages.invalid}`]);
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
});

test("Back returns to the page before", async () => {
  answerProfile(() => profileRow());
  answerContributions({});
  const { router, user } = renderApp(paths.home);
  await screen.findByRole("heading", { level: 1, name: /find a doctor/i });
  await router.navigate(paths.profile(memberId));
  await user.click(await screen.findByRole("button", { name: "Back" }));
  await screen.findByRole("heading", { level: 1, name: /find a doctor/i });
  expect(router.state.historyAction).toBe("POP");
});
