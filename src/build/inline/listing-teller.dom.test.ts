import { beforeEach, expect, test, vi } from "vitest";
import listingTeller from "@/build/inline/listing-teller";
import { listingKeys } from "@/hooks/listings/keys";

const id = "00ae617f-89de-48ee-b136-bf752ad5a911";
const listing = { id, practice_name: "Marsh & <b>Sons</b>", credentials: null, bio: "Two visits." };
const api = { origin: "http://api.test", key: "public" };
const fetched = vi.fn<typeof fetch>();

const told = (field: string) => document.querySelector(`[data-tells=${field}]`)?.textContent;
const known = () => document.querySelector("script[type='application/json']")?.textContent;

beforeEach(() => {
  vi.stubGlobal("fetch", fetched.mockReset().mockResolvedValue(Response.json([listing])));
  history.replaceState(null, "", `/doctor/${id}`);
  document.body.innerHTML =
    '<div id="root"><div data-outline=""><h1 data-tells="practice_name"></h1>' +
    '<p data-tells="credentials"></p><p data-tells="bio"></p></div></div>';
});

test("the listing of the address is told as plain text, and left for the app", async () => {
  await listingTeller(api);
  expect(told("practice_name")).toBe("Marsh & <b>Sons</b>");
  expect(told("credentials")).toBe("");
  expect(told("bio")).toBe("Two visits.");
  expect(document.querySelector("[data-outline=told]")).not.toBeNull();
  expect(JSON.parse(known() ?? "")).toEqual([[listingKeys.one(id), listing]]);
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(String(address)).toMatch(`http://api.test/rest/v1/doctors?id=eq.${id}&select=*%2Coffices`);
  expect(init?.headers).toEqual({ apikey: "public" });
});

test.each([
  ["no stranger may read it", () => fetched.mockResolvedValue(Response.json([]))],
  ["it is refused", () => fetched.mockResolvedValue(Response.json({ code: "1" }, { status: 500 }))],
  ["there is no connection", () => fetched.mockRejectedValue(new TypeError("Failed to fetch"))],
])("nothing is told when %s", async (_, prepare) => {
  prepare();
  await listingTeller(api);
  expect(told("practice_name")).toBe("");
  expect(known()).toBeUndefined();
});

test("an address that names no listing asks nothing", async () => {
  history.replaceState(null, "", "/doctor/setup");
  await listingTeller(api);
  expect(fetched).not.toHaveBeenCalled();
});

test("what comes after the app is left to the app", async () => {
  document.getElementById("root")?.setAttribute("data-live", "");
  await listingTeller(api);
  expect(told("practice_name")).toBe("");
});
