import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { expectConsole } from "@/test/console";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";

const url = "http://api.test/functions/v1/unsubscribe";

function answerLink(answer: () => Response): (string | null)[] {
  const asked: (string | null)[] = [];
  server.use(
    http.post(url, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("token"));
      return answer();
    }),
  );
  return asked;
}

const id = "11111111-2222-4333-8444-555555555555";
const whole = `${id}.alerts.${"ab".repeat(32)}`;
const open = (token: string) => renderApp(`${paths.unsubscribe}?token=${token}`);
const press = () => screen.findByRole("button", { name: "Unsubscribe" });

test("a visitor unsubscribes only by clicking the button", async () => {
  const asked = answerLink(() => HttpResponse.json({ topic: "alerts" }));
  const { user } = open(whole);
  const button = await press();
  expect(asked).toEqual([]);
  await user.click(button);
  const title = await screen.findByRole("heading", { name: "You're unsubscribed" });
  expect(document.activeElement).toBe(title);
  expect(screen.getByText(/any more emails about Alerts/)).toBeTruthy();
  expect(asked).toEqual([whole]);
  const settings = screen.getByRole("link", { name: "Go to settings" });
  expect(settings.getAttribute("href")).toBe(paths.settings);
});

test.each([
  ["invitations", /won't email invitations/],
  ["admin_digest", /won't get any more emails about/],
])("a recipient can unsubscribe from %s", async (topic, message) => {
  answerLink(() => HttpResponse.json({ topic }));
  const { user } = open(whole.replace("alerts", topic));
  await user.click(await press());
  expect(await screen.findByText(message)).toBeTruthy();
});

test.each([
  [403, /isn't valid or is incomplete/],
  [410, /no longer exists/],
  [500, /Something went wrong on our side/],
])("status %i shows an error and no success message", async (status, words) => {
  answerLink(() => HttpResponse.json({ message: "No" }, { status }));
  if (status === 500) expectConsole("error", /no answer of unsubscribe/);
  const { user } = open(whole);
  await user.click(await press());
  expect((await screen.findByRole("alert")).textContent).toMatch(words);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "Unsubscribe from these emails?",
  );
});

test.each([
  ["without a link", paths.unsubscribe],
  ["with half of one", `${paths.unsubscribe}?token=${whole.slice(0, 60)}`],
])("a URL %s shows an error and no button", async (_, address) => {
  renderApp(address);
  expect(await screen.findByText(/This link is incomplete/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Unsubscribe" })).toBeNull();
});
