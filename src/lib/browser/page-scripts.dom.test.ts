import { expect, test, vi } from "vitest";
import {
  keepCurrentPage,
  loadPageScript,
  missingPageScripts,
  retryPageScripts,
} from "@/lib/browser/page-scripts";

test("a missing script throws on the first page of a visit and waits for a retry on later pages", async () => {
  const load = vi.fn(() => Promise.reject<string>(new Error("No connection")));
  await expect(loadPageScript(load)).rejects.toThrow("No connection");

  keepCurrentPage();
  const page = loadPageScript(load);
  await vi.waitFor(() => expect(missingPageScripts.get()).toBe(1));
  retryPageScripts();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(3));
  load.mockResolvedValue("page");
  window.dispatchEvent(new Event("online"));
  expect(await page).toBe("page");
  expect(missingPageScripts.get()).toBe(0);
});
