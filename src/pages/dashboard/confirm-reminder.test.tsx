import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { ConfirmReminder } from "@/pages/dashboard/confirm-reminder";
import { memberId } from "@/test/auth-api";
import { server } from "@/test/server";

const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();

test("the reminder lists only published listings that weren't confirmed for 90 days", async () => {
  server.use(
    http.get("http://api.test/rest/v1/doctors", () =>
      HttpResponse.json([
        { id: "1", practice_name: "Old", status: "published", confirmed_at: ago(100) },
        { id: "2", practice_name: "Never", status: "published", confirmed_at: null },
        { id: "3", practice_name: "Fresh", status: "published", confirmed_at: ago(89) },
        { id: "4", practice_name: "Waiting", status: "pending", confirmed_at: null },
      ]),
    ),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ConfirmReminder userId={memberId} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const items = await screen.findAllByRole("listitem");
  expect(items.map((item) => item.textContent)).toEqual([
    "Old: Confirmed 3 months ago",
    "Never: Not confirmed",
  ]);
  expect(screen.getByRole("link", { name: "Old" }).getAttribute("href")).toBe(
    "/doctor/setup/still-right?practice=1",
  );
});
