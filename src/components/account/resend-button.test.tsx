import { readFileSync } from "node:fs";
import { QueryClientProvider, useMutation } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ResendButton, usualWait } from "@/components/account/resend-button";
import { toAuthFailure } from "@/lib/account/auth-errors";
import { createQueryClient } from "@/lib/supabase/query-client";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const button = () => screen.getByRole("button");

function renderButton(send: (email: string) => Promise<void>, initialWait: number) {
  const client = createQueryClient();
  const Resend = () => {
    const mutation = useMutation({ mutationFn: send });
    return <ResendButton email="ada@example.com" mutation={mutation} initialWait={initialWait} />;
  };
  render(
    <QueryClientProvider client={client}>
      <Resend />
    </QueryClientProvider>,
  );
}

async function press() {
  fireEvent.click(button());
  await pass(0);
}

test("the button counts down before it sends", async () => {
  const send = vi.fn(async () => {});
  renderButton(send, 60);
  await press();
  expect(send).not.toHaveBeenCalled();
  await pass(1);
  expect(button().textContent).toBe("Send again in 59 s");
  await pass(59);
  expect(button().textContent).toBe("Send again");
  await press();
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("status").textContent).toContain("Sent again");
  expect(button().textContent).toBe("Send again in 60 s");
});

test("the server's own wait is counted down", async () => {
  const refusal = {
    status: 429,
    code: "over_email_send_rate_limit",
    message: "For security purposes, you can only request this after 7 seconds.",
  };
  renderButton(() => Promise.reject(toAuthFailure(refusal)), 0);
  await press();
  expect(button().textContent).toBe("Send again in 7 s");
  expect(button().getAttribute("aria-disabled")).toBe("true");
  await pass(7);
  expect(button().textContent).toBe("Send again");
  expect(button().hasAttribute("aria-disabled")).toBe(false);
});

test("another error is shown and can be retried at once", async () => {
  const send = vi.fn(() => Promise.reject(toAuthFailure({ status: 500, message: "{}" })));
  renderButton(send, 0);
  await press();
  expect(screen.getByRole("status").textContent).toContain("Something went wrong on our side");
  await press();
  expect(send).toHaveBeenCalledTimes(2);
});

test("the countdown is as long as the server's own", () => {
  expect(readFileSync("supabase/config.toml", "utf8")).toContain(`max_frequency = "${usualWait}s"`);
});
