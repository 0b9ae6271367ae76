import { expect, test } from "vitest";
import { badge, practiceCard } from "@/components/practice/snippet";
import { detailRow } from "@/test/listings";

const url = 'https://dpc.example/doctor/1?a="&b=<';

test("the badge links to the listing and shows when its prices were confirmed", () => {
  const made = badge(
    { practice_name: "Oak Clinic", prices_confirmed_at: "2026-11-21T12:00:00+00:00" },
    "https://dpc.example/doctor/1",
  );
  expect(made.textContent).toBe("Oak ClinicListed on DPC NearbyPrices confirmed November 21, 2026");
  expect(made.getAttribute("href")).toBe("https://dpc.example/doctor/1");
  expect(made.outerHTML).not.toMatch(/<(?:script|img|iframe)|on\w+=/);
});

test("the badge of unconfirmed prices has no date", () => {
  const unconfirmed = { practice_name: "Oak Clinic", prices_confirmed_at: null };
  expect(badge(unconfirmed, url).textContent).toBe("Oak ClinicListed on DPC Nearby");
});

test("the badge shows the practice's name as text", () => {
  const hostile = { practice_name: "<b>Oak</b> & <script>1</script>", prices_confirmed_at: null };
  const page = document.createElement("div");
  page.innerHTML = badge(hostile, url).outerHTML;
  expect(page.querySelectorAll("b, script")).toHaveLength(0);
  expect(page.querySelector("strong")?.textContent).toBe(hostile.practice_name);
});

test("text from a listing is escaped in the snippet", () => {
  const name = '<img src=x onerror="alert(1)"> & "Sons"';
  const html = practiceCard(detailRow({ practice_name: name, address_city: "<b>Reno" }), url);
  const page = document.createElement("div");
  page.innerHTML = html.outerHTML;
  expect(page.querySelectorAll("img, b")).toHaveLength(0);
  expect(page.querySelector("a")?.textContent).toBe(name);
  expect(page.textContent).toContain("Direct primary care in <b>Reno, TX");
});

test("the card leaves out unknown facts", () => {
  const known = detailRow({ accepting_new_patients: true, monthly_price: 75, yearly_price: null });
  const { textContent } = practiceCard(known, url, "2026-11-23T12:00:00Z");
  expect(textContent).toContain("$75/month");
  expect(textContent).toContain("Accepting new patients");
  expect(textContent).toContain("As listed on DPC Nearby on November 23, 2026.");
  const unknown = detailRow({ accepting_new_patients: null, monthly_price: null, tiers: [] });
  expect(practiceCard({ ...unknown, yearly_price: null }, url).textContent).toContain(
    "Price on request",
  );
  expect(practiceCard(unknown, url).textContent).not.toContain("patients");
});

test.each([
  [75, 5, "$75/month per employee (5 or more)"],
  [75, 1, "$75/month per employee (1 or more)"],
  [75, null, "$75/month per employeeAccepting"],
  [null, null, null],
])("an employer price of %j from %j reads %j", (employer_price, employer_from, words) => {
  const prices = { employer_price, employer_from, accepting_new_patients: true };
  const { textContent } = practiceCard(detailRow(prices), url);
  if (words === null) expect(textContent).not.toContain("employee");
  else expect(textContent).toContain(words);
});
