import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { lazyDialog, lazyPart, nothing } from "@/components/ui/lazy-part";
import { toasts } from "@/lib/toast";

const Panel = ({ name }: { name: string }) => <p>Panel of {name}</p>;
const missing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

beforeEach(() => {
  // React logs errors caught by a boundary.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

test("a lazy part that fails to load shows an error, keeps the surrounding form, and retries on click", async () => {
  const user = userEvent.setup();
  const load = vi.fn(missing).mockImplementationOnce(missing);
  const Part = lazyPart<{ name: string }>(load);
  render(
    <form>
      <input aria-label="Practice name" />
      <Part name="Oak" />
    </form>,
  );
  await user.type(screen.getByLabelText("Practice name"), "Oak Family");
  expect((await screen.findByRole("alert")).textContent).toContain("Couldn't load this");
  load.mockImplementation(async () => Panel as never);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Panel of Oak")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Practice name").value).toBe("Oak Family");
});

test("a lazy part that fails to load retries when the connection is back", async () => {
  let isOnline = false;
  const Part = lazyPart<{ name: string }>(async () => (isOnline ? Panel : missing()), {
    Failed: nothing,
  });
  const { container } = render(<Part name="Oak" />);
  await waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(container.textContent).toBe("");
  isOnline = true;
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await screen.findByText("Panel of Oak")).toBeTruthy();
});

test("a lazy dialog that fails to load closes with a toast and opens on the next attempt", async () => {
  let isOnline = false;
  const onClose = vi.fn();
  const Opened = () => <p role="dialog">Report this listing</p>;
  const ReportDialog = lazyDialog<{ onClose: () => void }>(async () =>
    isOnline ? Opened : missing(),
  );
  const { unmount } = render(<ReportDialog onClose={onClose} />);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(toasts.get()).toMatchObject([{ title: "Couldn't open this", tone: "error" }]);
  unmount();
  isOnline = true;
  render(<ReportDialog onClose={onClose} />);
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

test("an error thrown by the part itself reaches the page's error boundary", async () => {
  const Broken = lazyPart(async () => () => {
    throw new Error("A bug");
  });
  const whenRendered = async () => {
    render(<Broken />);
    await act(async () => {});
  };
  await expect(whenRendered()).rejects.toThrow("A bug");
});
