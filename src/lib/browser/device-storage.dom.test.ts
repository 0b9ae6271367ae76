import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDeviceStorage } from "@/lib/browser/device-storage";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

function watch(device: ReturnType<typeof createDeviceStorage>) {
  const seen: (string | null)[] = [];
  const stop = device.subscribe(() => seen.push(device.get()));
  return { seen, stop };
}

test("a value is stored and removed, and subscribers are notified", () => {
  const device = createDeviceStorage("key");
  const { seen, stop } = watch(device);
  device.set("one");
  expect(createDeviceStorage("key").get()).toBe("one");
  device.set(null);
  stop();
  device.set("unheard");
  expect(seen).toEqual(["one", null]);
});

test("subscribers are notified of values stored in another tab", () => {
  const device = createDeviceStorage("key");
  const { seen, stop } = watch(device);
  localStorage.setItem("key", "theirs");
  window.dispatchEvent(new StorageEvent("storage", { key: "key" }));
  stop();
  expect(seen).toEqual(["theirs"]);
});

test("a value lasts as long as the page when storage is unavailable", () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("No", "SecurityError");
    });
  }
  const device = createDeviceStorage("key");
  expect(device.get()).toBeNull();
  device.set("one");
  expect(device.get()).toBe("one");
  device.set(null);
  expect(device.get()).toBeNull();
});
