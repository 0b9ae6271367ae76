import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readZipCodes, stateCodes } from "./source.ts";
import { zipCodesSql } from "./sql.ts";
import { territoryCodes } from "./territories.ts";

const migration = new URL("../../migrations/20261121090150_zip_code_data.sql", import.meta.url);
const all = readZipCodes();
const zips = new Map(all.map((zip) => [zip.zip, zip]));

/** West, south, east, and north of the islands of each territory. */
const islands: Record<string, [number, number, number, number]> = {
  AS: [-171, -14.5, -169, -14],
  GU: [144.6, 13.2, 145, 13.7],
  MP: [145, 14, 146, 15.4],
  PR: [-67.3, 17.9, -65.2, 18.6],
  VI: [-65.1, 17.6, -64.5, 18.5],
};

describe("ZIP codes", () => {
  it("are what their generator makes", () => {
    expect(zipCodesSql(all) === readFileSync(migration, "utf8")).toBe(true);
  });

  it("cover every state and territory with more than 30,000 ZIPs", () => {
    expect(all.length).toBeGreaterThan(30_000);
    expect(new Set(all.map((zip) => zip.state))).toEqual(
      new Set([...stateCodes, ...territoryCodes]),
    );
  });

  it("are inside of the states", () => {
    for (const { zip, city, latitude, longitude } of all.filter(({ state }) =>
      stateCodes.has(state),
    )) {
      const inside = latitude > 18 && latitude < 72 && longitude > -180 && longitude < -66;
      if (!inside || !/^\d{5}$/.test(zip) || !city) expect.fail(`${zip} ${city} is out of bounds`);
    }
  });

  it("are on the islands of the territories", () => {
    for (const { zip, state, latitude, longitude } of all.filter(({ state }) =>
      territoryCodes.has(state),
    )) {
      const [west = 0, south = 0, east = 0, north = 0] = islands[state] ?? [];
      const inside = latitude > south && latitude < north && longitude > west && longitude < east;
      if (!inside) expect.fail(`${zip} is outside of ${state}`);
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
    ["00680", "Mayagüez", "PR"],
    ["00683", "San Germán", "PR"],
    ["00704", "Aguirre", "PR"],
    ["00802", "Saint Thomas", "VI"],
    ["00901", "San Juan", "PR"],
    ["96799", "Pago Pago", "AS"],
    ["96910", "Hagåtña", "GU"],
    ["96950", "Saipan", "MP"],
  ])("know %s as %s, %s", (zip, city, state) => {
    expect(zips.get(zip)).toMatchObject({ city, state });
  });

  it("put a post office box of a territory in the middle of its city", () => {
    const own = ["00716", "00717", "00728", "00730", "00731"].map((zip) => zips.get(zip)?.latitude);
    const middle = own.reduce<number>((sum, latitude) => sum + (latitude ?? 0), 0) / own.length;
    expect(zips.get("00732")?.latitude).toBeCloseTo(middle, 3);
  });
});
