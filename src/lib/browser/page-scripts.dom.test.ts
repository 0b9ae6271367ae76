import { expect, test, vi } from "vitest";
import {
  keepCurrentPage,
  loadPageScript,
  missingPageScripts,
  retryPageScripts,
} from "@/lib/browser/page-scripts";

test("a missing script throws on the first page of a visit and waits for a retry on later pages if the device is offline", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const load = vi.fn(() => Promise.reject<string>(new Error("No connection")));
  await expect(loadPageScript(load)).rejects.toThrow("No connection");

  const fullLoad = vi.fn();
  keepCurrentPage(fullLoad);
  const page = loadPageScript(load);
  await vi.waitFor(() => expect(missingPageScripts.get()).toBe(1));
  retryPageScripts();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(3));
  load.mockResolvedValue("page");
  window.dispatchEvent(new Event("online"));
  expect(await page).toBe("page");
  expect(missingPageScripts.get()).toBe(0);
  expect(fullLoad).not.toHaveBeenCalled();
  onLine.mockRestore();
});

test("a missing script of a later page opens that page with a full load if the device is online", async () => {
  const fullLoad = vi.fn();
  keepCurrentPage(fullLoad);
  void loadPageScript(() => Promise.reject(new Error("Blocked")));
  await vi.waitFor(() => expect(fullLoad).toHaveBeenCalledTimes(1));
});
