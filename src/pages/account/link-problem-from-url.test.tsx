import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderApp } from "@/test/render-app";

const alertText = async () => (await screen.findByRole("alert")).textContent;

test.each(["/auth?", "/auth#", "/auth/confirm?", "/auth/confirm#"])(
  "an error behind %s shows our own message and is removed from the URL",
  async (start) => {
    const error = "error=access_denied&error_code=otp_expired&error_description=Call+555-0100+now";
    const { router } = renderApp(`${start}${error}`);
    expect(await alertText()).toContain("This link no longer works");
    expect(screen.queryByText(/555/)).toBeNull();
    await waitFor(() => expect(router.state.location).toMatchObject({ search: "", hash: "" }));
    expect(screen.getByRole("alert")).toBeTruthy();
  },
);

test("an error in the URL keeps the next path and the tab", async () => {
  const { router } = renderApp("/auth?tab=sign-in&next=/directory&error=server_error");
  expect(await alertText()).toContain("Something went wrong");
  expect(router.state.location.search).toBe("?tab=sign-in&next=%2Fdirectory");
});
