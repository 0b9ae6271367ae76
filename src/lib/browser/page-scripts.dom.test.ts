import { expect, test, vi } from "vitest";
import {
  keepCurrentPage,
  loadPageScript,
  missingPageScripts,
  retryPageScripts,
} from "@/lib/browser/page-scripts";

test("the script of a visit's first page fails, and that of a later page waits for a retry", async () => {
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
