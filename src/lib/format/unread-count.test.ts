import { expect, test } from "vitest";
import { formatUnread } from "@/lib/format/unread-count";

test.each([
  [1, "1"],
  [99, "99"],
  [100, "99+"],
])("%i unread are shown as %s", (count, text) => {
  expect(formatUnread(count)).toBe(text);
});
