import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerRows, danaId, memberRecord, openAdminAt } from "@/test/admin-api";

type Asked = Record<string, string | number | boolean>;

test("members are found by name or email and link to their page", async () => {
  const asked = answerRows<Asked>("post", "rpc/admin_search_members", () => [memberRecord()]);
  const { user, router } = await openAdminAt("/admin?tab=members");
  await user.type(
    await screen.findByRole("searchbox", { name: "Find a member" }),
    "dana@example.com{Enter}",
  );
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      query: "dana@example.com",
      only_suspended: false,
      page_size: 20,
      start: 0,
    }),
  );
  expect(router.state.location.search).toBe("?tab=members&search=dana%40example.com");
  const link = await screen.findByRole("link", { name: "Dana Oak" });
  expect(link.getAttribute("href")).toBe(`/admin/members/${danaId}`);
  expect(screen.getByText("dana@example.com · Joined Oct 1, 2026")).toBeTruthy();
});

test("the filter shows only suspended members", async () => {
  const suspended = memberRecord({ suspended_at: "2026-11-02T12:00:00+00:00" });
  const asked = answerRows<Asked>("post", "rpc/admin_search_members", ({ only_suspended }) =>
    only_suspended ? [suspended] : [memberRecord()],
  );
  const { user } = await openAdminAt("/admin?tab=members");
  await user.selectOptions(await screen.findByRole("combobox", { name: "Show" }), "Suspended");
  expect(await screen.findByRole("heading", { name: "Suspended members" })).toBeTruthy();
  expect(await screen.findByText("Suspended", { selector: "span" })).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({ only_suspended: true });
});

test("an empty result names the filters", async () => {
  answerRows("post", "rpc/admin_search_members", () => []);
  await openAdminAt("/admin?tab=members&search=zzz&only=suspended");
  expect(await screen.findByText("No matches: “zzz”, suspended.")).toBeTruthy();
});
