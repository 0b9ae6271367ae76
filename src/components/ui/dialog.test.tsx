import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";

test("a dialog has a name and description, traps focus, and returns it on close", async () => {
  const user = userEvent.setup();
  render(
    <Dialog
      title="Remove this?"
      description="It cannot be undone."
      trigger={<Button>Remove</Button>}
      actions={
        <DialogClose>
          <Button variant="ghost">Cancel</Button>
        </DialogClose>
      }
    />,
  );
  const trigger = screen.getByRole("button", { name: "Remove" });
  await user.click(trigger);
  const dialog = screen.getByRole("dialog", {
    name: "Remove this?",
    description: "It cannot be undone.",
  });
  expect(dialog.contains(document.activeElement)).toBe(true);
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

test("a dialog without a description closes with Escape", async () => {
  const user = userEvent.setup();
  render(<Dialog title="Hours" trigger={<Button>Show hours</Button>} />);
  await user.click(screen.getByRole("button", { name: "Show hours" }));
  expect(screen.getByRole("dialog", { name: "Hours" })).toBeTruthy();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("the browser's gesture for closing closes the topmost dialog", async () => {
  const watchers: EventTarget[] = [];
  class CloseWatcher extends EventTarget {
    constructor() {
      super();
      watchers.push(this);
    }
    destroy() {
      watchers.splice(watchers.indexOf(this), 1);
    }
  }
  vi.stubGlobal("CloseWatcher", CloseWatcher);
  onTestFinished(() => void vi.unstubAllGlobals());
  const user = userEvent.setup();
  render(
    <Dialog title="Hours" trigger={<Button>Show hours</Button>}>
      <Dialog title="Holidays" trigger={<Button>Show holidays</Button>} />
    </Dialog>,
  );
  expect(watchers).toHaveLength(0);
  await user.click(screen.getByRole("button", { name: "Show hours" }));
  await user.click(screen.getByRole("button", { name: "Show holidays" }));
  act(() => void watchers.at(-1)?.dispatchEvent(new Event("close")));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Holidays" })).toBeNull());
  act(() => void watchers.at(-1)?.dispatchEvent(new Event("close")));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(watchers).toHaveLength(0);
});
