import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import type { RegistryState } from "@/hooks/moderation/registry-state";
import { quietRegistry } from "@/test/desk-api";
import { openQueue } from "@/test/desk-queues";
import { server } from "@/test/server";

const url = "http://api.test/rest/v1/rpc/desk_registry";

async function openDesk(state: Partial<RegistryState>) {
  await openQueue("messages", "contact_messages", () => []);
  server.use(http.post(url, () => HttpResponse.json([{ ...quietRegistry, ...state }])));
  return screen.findByText(/^NPI registry: /);
}

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

test("a registry that answers is a line", async () => {
  const line = await openDesk({ waiting: 3, oldest: ago(1) });
  expect(line.textContent).toBe(
    "NPI registry: 3 to be asked for, 0 without an answer when last asked for.",
  );
  expect(screen.queryByText(/falls behind|did not answer/)).toBeNull();
});

test("so is one that is not asked, however much waits", async () => {
  const line = await openDesk({ is_on: false, waiting: 3, oldest: ago(100), unanswered: 1 });
  expect(line.textContent).toBe("NPI registry: NPIs are not compared with it here.");
  expect(screen.queryByText(/falls behind|did not answer/)).toBeNull();
});

test("what was not answered says why, and what has waited for long since when", async () => {
  await openDesk({ unanswered: 2, last_failure: "The registry answered 500" });
  expect(await screen.findByText("The NPI registry did not answer")).toBeTruthy();
  expect(screen.getByText(/answered 500\. It is tried again by itself/)).toBeTruthy();
});

test("a queue that nobody shortens says since when", async () => {
  await openDesk({ waiting: 900, oldest: ago(30) });
  expect(await screen.findByText("The NPI registry falls behind")).toBeTruthy();
  expect(screen.getByText(/The oldest NPI has waited since/)).toBeTruthy();
});
