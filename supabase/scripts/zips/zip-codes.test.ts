import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readZipCodes, stateCodes } from "./source.ts";
import { zipCodesSql } from "./sql.ts";

const migration = new URL("../../migrations/20261121090150_zip_code_data.sql", import.meta.url);
const all = readZipCodes();
const zips = new Map(all.map((zip) => [zip.zip, zip]));

describe("ZIP codes", () => {
  it("are what their generator makes", () => {
    expect(zipCodesSql(all) === readFileSync(migration, "utf8")).toBe(true);
  });

  it("cover every state with more than 30,000 ZIPs inside the country", () => {
    expect(all.length).toBeGreaterThan(30_000);
    expect(new Set(all.map((zip) => zip.state))).toEqual(stateCodes);
    for (const { zip, city, latitude, longitude } of all) {
      const inside = latitude > 18 && latitude < 72 && longitude > -180 && longitude < -66;
      if (!inside || !/^\d{5}$/.test(zip) || !city) expect.fail(`${zip} ${city} is out of bounds`);
    }
  });

  it.each([
    ["02134", "Allston", "MA"],
    ["10001", "New York", "NY"],
    ["20001", "Washington", "DC"],
    ["63366", "O'Fallon", "MO"],
    ["78501", "McAllen", "TX"],
    ["90210", "Beverly Hills", "CA"],
    ["96813", "Honolulu", "HI"],
    ["99501", "Anchorage", "AK"],
  ])("know %s as %s, %s", (zip, city, state) => {
    expect(zips.get(zip)).toMatchObject({ city, state });
  });
});
