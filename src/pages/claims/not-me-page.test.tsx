import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { expectConsole } from "@/test/console";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";

function answerLink(answer: () => Response): (string | null)[] {
  const asked: (string | null)[] = [];
  server.use(
    http.post("http://api.test/functions/v1/not-me", ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("token"));
      return answer();
    }),
  );
  return asked;
}

const id = "11111111-2222-4333-8444-555555555555";
const whole = `${id}.${"ab".repeat(32)}`;
const open = (token: string) => renderApp(`${paths.notMe}?token=${token}`);
const press = () => screen.findByRole("button", { name: "This wasn't me" });

test.each([
  ["ended", /We ended the claim/],
  ["reported", /^We asked our admins to review the claim\. Thank you\.$/],
  ["deleted", /The claim no longer exists because the account or the listing was removed/],
])("a visitor ends a claim only by clicking the button: %s", async (outcome, words) => {
  const asked = answerLink(() => HttpResponse.json({ outcome }));
  const { user } = open(whole);
  const button = await press();
  expect(asked).toEqual([]);
  await user.click(button);
  const title = await screen.findByRole("heading", { name: "Thanks for letting us know" });
  expect(document.activeElement).toBe(title);
  expect(screen.getByText(words)).toBeTruthy();
  expect(asked).toEqual([whole]);
  expect(screen.queryByRole("button", { name: "This wasn't me" })).toBeNull();
});

test.each([
  [403, /isn't valid or is incomplete/],
  [410, /This claim no longer exists/],
  [500, /Something went wrong on our side/],
])("status %i shows an error and no success message", async (status, words) => {
  answerLink(() => HttpResponse.json({ message: "No" }, { status }));
  if (status === 500) expectConsole("error", /no answer of not-me/);
  const { user } = open(whole);
  await user.click(await press());
  expect((await screen.findByRole("alert")).textContent).toMatch(words);
  expect(screen.queryByRole("heading", { name: "Thanks for letting us know" })).toBeNull();
});

test.each([
  ["without a link", paths.notMe],
  ["with half of one", `${paths.notMe}?token=${whole.slice(0, 60)}`],
])("a URL %s shows an error and no button", async (_, address) => {
  renderApp(address);
  expect(await screen.findByText(/This link is incomplete/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "This wasn't me" })).toBeNull();
});
