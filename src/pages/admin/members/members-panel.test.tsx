import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerRows, danaId, foundMember, openDeskAt } from "@/test/desk-api";

type Asked = Record<string, string | number | boolean>;

test("members are found by name or e-mail address, and lead to their page", async () => {
  const asked = answerRows<Asked>("post", "rpc/admin_search_members", () => [foundMember()]);
  const { user, router } = await openDeskAt("/admin?tab=members");
  await user.type(
    await screen.findByRole("searchbox", { name: "Find a member" }),
    "dana@example.com{Enter}",
  );
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      ...{ query: "dana@example.com", only_suspended: false, page_size: 20, start: 0 },
    }),
  );
  expect(router.state.location.search).toBe("?tab=members&search=dana%40example.com");
  const link = await screen.findByRole("link", { name: "Dana Oak" });
  expect(link.getAttribute("href")).toBe(`/admin/members/${danaId}`);
  expect(screen.getByText("dana@example.com · Joined Oct 1, 2026")).toBeTruthy();
});

test("only the suspended ones, when that is asked for", async () => {
  const suspended = foundMember({ suspended_at: "2026-11-02T12:00:00+00:00" });
  const asked = answerRows<Asked>("post", "rpc/admin_search_members", ({ only_suspended }) =>
    only_suspended ? [suspended] : [foundMember()],
  );
  const { user } = await openDeskAt("/admin?tab=members");
  await user.selectOptions(await screen.findByRole("combobox", { name: "Show" }), "Suspended");
  expect(await screen.findByRole("heading", { name: "Suspended members" })).toBeTruthy();
  expect(await screen.findByText("Suspended", { selector: "span" })).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({ only_suspended: true });
});

test("nobody found says who was looked for", async () => {
  answerRows("post", "rpc/admin_search_members", () => []);
  await openDeskAt("/admin?tab=members&search=zzz&only=suspended");
  expect(await screen.findByText("Nothing fits: “zzz”, suspended.")).toBeTruthy();
});
