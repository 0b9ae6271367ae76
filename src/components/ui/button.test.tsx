import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button } from "@/components/ui/button";

test("a busy button keeps focus but doesn't act or submit", async () => {
  const user = userEvent.setup();
  const press = vi.fn();
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (isBusy: boolean) => (
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" isBusy={isBusy} onClick={press}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(true));
  const button = screen.getByRole("button", { name: "Save" });
  await user.click(button);
  await user.type(screen.getByRole("textbox"), "x{Enter}");
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  button.focus();
  expect(document.activeElement).toBe(button);

  rerender(form(false));
  await user.click(button);
  expect(press).toHaveBeenCalledOnce();
  expect(submit).toHaveBeenCalledOnce();
});
