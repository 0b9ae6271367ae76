import { screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { memberId, signInForTest } from "@/test/auth-api";
import { answerCurrentMember } from "@/test/current-member-api";
import { answerContributions, answerProfile, profileRow } from "@/test/profile-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { answerWrite } from "@/test/writing";

test("a suspended member reads why on every page, from the request that the top bar makes", async () => {
  await signInForTest();
  const asked = answerCurrentMember({ suspended_because: "Forty reports in an hour." });
  renderApp(paths.about);
  const banner = within(await screen.findByRole("complementary", { name: "Your account" }));
  expect(banner.getByText(/Reason: Forty reports in an hour\./)).toBeTruthy();
  const links = banner.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/dashboard", "/settings", "/contact"]);
  expect(asked()).toBe(1);
});

test("the dashboard says until when, and takes an appeal once", async () => {
  await signInForTest();
  answerCurrentMember({
    suspended_because: "Forty reports in an hour.",
    suspended_until: "2026-12-01T12:00:00+00:00",
    is_hidden: true,
  });
  let appealed = false;
  server.use(
    http.post("http://api.test/rest/v1/rpc/get_own_decision", () =>
      HttpResponse.json([
        {
          reason: "Forty reports in an hour.",
          decided_at: "2026-11-24T12:00:00+00:00",
          appeal_status: appealed ? "open" : null,
          appealed_at: appealed ? "2026-11-26T12:00:00+00:00" : null,
          appeal_reason: null,
        },
      ]),
    ),
  );
  const sent = answerWrite("rpc/submit_appeal", () => {
    appealed = true;
    return HttpResponse.json("7a0c4c1e-0000-4000-8000-000000000001");
  });
  answerProfile(() => profileRow());
  answerContributions({});
  const { user } = renderApp(paths.dashboard);
  const main = within(await screen.findByRole("main"));
  expect(await main.findByText("Your account is suspended until Dec 1, 2026")).toBeTruthy();
  expect(main.getByText(/Others can’t see your posts, comments, and profile/)).toBeTruthy();
  await user.click(await main.findByRole("button", { name: "Appeal this decision" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Appeal this decision" }));
  await user.click(dialog.getByRole("button", { name: "Send appeal" }));
  expect(dialog.getByText("Tell us why the decision is wrong")).toBeTruthy();
  await user.keyboard("They were not mine");
  await user.click(dialog.getByRole("button", { name: "Send appeal" }));
  expect(await main.findByText("Appealed Nov 26, 2026. An admin will review it.")).toBeTruthy();
  expect(sent).toEqual([
    { target_table: "profiles", target: memberId, message: "They were not mine" },
  ]);
});

test("others see nothing of it", async () => {
  await signInForTest();
  renderApp(paths.about);
  await screen.findByRole("link", { name: "Notifications" });
  expect(screen.queryByRole("complementary", { name: "Your account" })).toBeNull();
});
