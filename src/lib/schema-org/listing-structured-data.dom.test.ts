import { expect, test } from "vitest";
import { structuredData } from "@/lib/schema-org/listing-structured-data";
import { serializeForScript } from "@/lib/schema-org/script-json";
import { detailRow } from "@/test/listings";

const url = "https://site.example/doctor/1";
const read = (changes: Parameters<typeof detailRow>[0]) =>
  JSON.parse(serializeForScript(structuredData(detailRow(changes), url)));

test("a practice is described with its place and its offers", () => {
  const tiers = [{ label: "Seniors", min_age: 65, max_age: null, monthly_price: 95 }];
  const data = read({ monthly_price: 75, yearly_price: 800, tiers });
  expect(data["@type"]).toEqual(["MedicalBusiness", "Physician"]);
  expect(data.name).toBe("Oak Family Medicine");
  expect(data.address).toMatchObject({ addressLocality: "Austin", addressRegion: "TX" });
  expect(
    data.makesOffer.map((offer: { name: string; price: number }) => [offer.name, offer.price]),
  ).toEqual([
    ["Membership, per month", 75],
    ["Membership, per year", 800],
    ["Seniors, ages 65 and older", 95],
  ]);
});

test("what is not known is left out", () => {
  const data = read({
    ...{ bio: null, phone: null, monthly_price: null, yearly_price: null, languages: [] },
    ...{ accepting_new_patients: null, photo_url: "https://elsewhere.example/me.jpg" },
  });
  for (const name of ["description", "telephone", "makesOffer", "image", "knowsLanguage"]) {
    expect(data).not.toHaveProperty(name);
  }
  expect(data).not.toHaveProperty("isAcceptingNewPatients");
});

test("a name cannot end the script", () => {
  const name = "</script><script>alert(1)</script>";
  const text = serializeForScript(structuredData(detailRow({ practice_name: name }), url));
  expect(text).not.toContain("<");
  expect(JSON.parse(text).name).toBe(name);
});
