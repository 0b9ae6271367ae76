import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { LazyToaster } from "@/components/ui/lazy-toaster";
import { Toaster } from "@/components/ui/toaster";
import { toast } from "@/lib/toast";

const titles = () => screen.queryAllByRole("listitem").map((item) => item.textContent);

test("the first toast loads the toaster and appears in it", async () => {
  render(<LazyToaster />);
  act(() => void toast({ title: "Error loading doctors", description: "no answer" }));
  const item = await screen.findByRole("listitem");
  expect(item.textContent).toContain("Error loading doctors");
  expect(item.textContent).toContain("no answer");
});

test("at most three toasts show, and the fourth appears when one is dismissed", async () => {
  const user = userEvent.setup();
  render(<Toaster />);
  act(() => {
    for (const title of ["One", "Two", "Three", "Four"]) toast({ title });
  });
  expect(titles()).toEqual(["One", "Two", "Three"]);
  await user.click(screen.getAllByRole("button", { name: "Dismiss" })[0] as HTMLElement);
  await waitFor(() => expect(titles()).toEqual(["Two", "Three", "Four"]));
});

test("a toast closes after four seconds, but not while the pointer is over it", () => {
  vi.useFakeTimers();
  render(<Toaster />);
  act(() => void toast({ title: "Post shared!" }));
  const item = screen.getByRole("listitem");
  act(() => void item.dispatchEvent(new MouseEvent("pointermove", { bubbles: true })));
  act(() => void vi.advanceTimersByTime(10_000));
  expect(titles()).toEqual(["Post shared!"]);
  const region = screen.getByRole("region", { name: /Notifications/ });
  act(() => void region.dispatchEvent(new MouseEvent("pointerleave")));
  act(() => void vi.advanceTimersByTime(4_100));
  expect(titles()).toEqual([]);
  vi.useRealTimers();
});

test("a toast with an action stays twice as long and closes when the action is used", () => {
  vi.useFakeTimers();
  const undo = vi.fn();
  render(<Toaster />);
  const action = { label: "Undo", alternative: "Press F8 to undo", onPress: undo };
  act(() => void toast({ title: "Post deleted", action }));
  act(() => void vi.advanceTimersByTime(7_900));
  act(() => screen.getByRole("button", { name: "Undo" }).click());
  expect(undo).toHaveBeenCalledOnce();
  act(() => void vi.advanceTimersByTime(200));
  expect(titles()).toEqual([]);
  vi.useRealTimers();
});

test("a toast stays accessible while a dialog is open", async () => {
  const user = userEvent.setup();
  render(
    <>
      <Dialog title="Hours" trigger={<Button>Show hours</Button>} />
      <Toaster />
    </>,
  );
  act(() => void toast({ title: "Post shared!" }));
  await user.click(screen.getByRole("button", { name: "Show hours" }));
  expect(screen.queryByRole("button", { name: "Show hours" })).toBeNull();
  expect(titles()).toEqual(["Post shared!"]);
});
