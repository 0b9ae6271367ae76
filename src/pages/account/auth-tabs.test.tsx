import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderApp } from "@/test/render-app";

afterEach(() => {
  vi.unstubAllEnvs();
});

const box = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });
const emailBox = () => box("Email");
const passwordBox = () => screen.getByLabelText<HTMLInputElement>("Password");

test("the tab is in the URL, together with the next path", async () => {
  const { router, user } = renderApp("/auth?next=/directory");
  await user.click(await screen.findByRole("tab", { name: "Sign Up" }));
  await box("Full name");
  expect(router.state.location.search).toBe("?next=%2Fdirectory&tab=sign-up");
  await user.click(screen.getByRole("tab", { name: "Sign In" }));
  await waitFor(() => expect(router.state.location.search).toBe("?next=%2Fdirectory&tab=sign-in"));
  expect(screen.getByRole("link", { name: "Back to Home" }).getAttribute("href")).toBe("/");
});

test("a tab opens on click without mousedown", async () => {
  renderApp("/auth");
  fireEvent.click(await screen.findByRole("tab", { name: "Sign Up" }));
  await box("Full name");
});

test("the fields have autocomplete values for password managers", async () => {
  renderApp("/auth");
  expect((await emailBox()).autocomplete).toBe("username");
  expect(passwordBox().autocomplete).toBe("current-password");
});

test("the embedded backend offers its demo accounts, others do not", async () => {
  renderApp("/auth");
  await emailBox();
  expect(screen.queryByText("Demo accounts")).toBeNull();
});

test("a demo account is filled in with one click", async () => {
  vi.stubEnv("VITE_EMBEDDED", "true");
  const { user } = renderApp("/auth");
  await user.click(await screen.findByRole("button", { name: "Fill in the demo doctor" }));
  expect((await emailBox()).value).toBe("doctor@demo.test");
  expect(passwordBox().value).toBe("demo-password");
});
