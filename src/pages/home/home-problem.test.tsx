import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderApp } from "@/test/render-app";
import { takeOver, writeDocument } from "@/test/take-over";

const error = "error=access_denied&error_code=otp_expired&error_description=Call+555-0100+now";

test.each([
  ["/?", error, "This link no longer works"],
  ["/#", error, "This link no longer works"],
  ["/?next=%2Ffeed&", "error=server_error", "Something went wrong"],
  ["/#", "access_token=abc&refresh_token=def", "This link isn't valid"],
])(
  "an auth error in the root URL, %s%s, shows a readable message and leaves the URL",
  async (start, what, title) => {
    const { router } = renderApp("/about", `${start}${what}`);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(title);
    expect(screen.queryByText(/555/)).toBeNull();
    await waitFor(() =>
      expect(`${router.state.location.search}${router.state.location.hash}`).not.toMatch(
        /error|token/,
      ),
    );
    expect(screen.getByRole("link", { name: "Email me a new link" }).getAttribute("href")).toBe(
      "/auth?with=link",
    );
    // The history has no entry with it: Back leads to the previous page.
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe("/about");
  },
);

test("an auth error is shown after hydrating the prerendered page", async () => {
  await writeDocument("/");
  const { problems } = await takeOver(`/#${error}`);
  expect((await screen.findByRole("alert")).textContent).toContain("This link no longer works");
  expect(problems).toEqual([]);
});

test("the home page shows no auth message without an error", async () => {
  renderApp("/?utm_source=error");
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("alert")).toBeNull();
});
