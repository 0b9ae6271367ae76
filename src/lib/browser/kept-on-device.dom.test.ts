import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keptOnDevice } from "@/lib/browser/device-storage";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

function watch(device: ReturnType<typeof keptOnDevice>) {
  const seen: (string | null)[] = [];
  const stop = device.subscribe(() => seen.push(device.get()));
  return { seen, stop };
}

test("a text is kept, told of and forgotten", () => {
  const device = keptOnDevice("key");
  const { seen, stop } = watch(device);
  device.keep("one");
  expect(keptOnDevice("key").get()).toBe("one");
  device.keep(null);
  stop();
  device.keep("unheard");
  expect(seen).toEqual(["one", null]);
});

test("what another tab keeps is heard of", () => {
  const device = keptOnDevice("key");
  const { seen, stop } = watch(device);
  localStorage.setItem("key", "theirs");
  window.dispatchEvent(new StorageEvent("storage", { key: "key" }));
  stop();
  expect(seen).toEqual(["theirs"]);
});

test("without storage it lasts as long as the page", () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("No", "SecurityError");
    });
  }
  const device = keptOnDevice("key");
  expect(device.get()).toBeNull();
  device.keep("one");
  expect(device.get()).toBe("one");
  device.keep(null);
  expect(device.get()).toBeNull();
});
