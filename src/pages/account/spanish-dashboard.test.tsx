import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { paths } from "@/lib/paths";
import { signInForTest } from "@/test/auth-api";
import { mockMemberData } from "@/test/listing-api";
import { answerContributions, answerProfile, profileRow } from "@/test/profile-api";
import { renderApp } from "@/test/render-app";
import { practiceRow } from "@/test/staff-api";

vi.mock("@/lib/language", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  language: "es",
}));

test.each([
  ["practice staff links", [practiceRow("front_desk")], "/dashboard"],
  ["a patient doesn't link", [], undefined],
])("the Spanish dashboard of %s to the English one", async (_who, practices, address) => {
  await signInForTest();
  answerProfile(() => profileRow({ roles: [{ role: "patient" }] }));
  answerContributions({});
  mockMemberData({ practices });
  renderApp(paths.dashboard);
  await screen.findByRole("region", { name: "Your requests" });
  expect(screen.getByRole("heading", { name: /^Find a doctor who/ })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Practices you work for" })).toBeNull();
  const link = screen.queryByRole("link", { name: "Open the dashboard in English" });
  expect(link?.getAttribute("href")).toBe(address);
});
