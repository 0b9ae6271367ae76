import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { demoPosts } from "./seed/data/posts.ts";
import { stateCodes } from "./seed/data/states.ts";
import { isValidNpi } from "./seed/npi.ts";
import { createDemoData, seedSql } from "./seed/seed.ts";
import { readZipCodes } from "./zips/source.ts";
import { parseZipCodesSql, zipCodesSql } from "./zips/sql.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const migration = read("../migrations/20261121090300_load_zip_codes.sql");
const { accounts, listings } = createDemoData();

describe("ZIP codes", () => {
  const zips = new Map(parseZipCodesSql(migration).map((zip) => [zip.zip, zip]));

  it("are what their generator makes", () => {
    expect(zipCodesSql(readZipCodes()) === migration).toBe(true);
  });

  it("cover every state with more than 30,000 ZIPs inside the country", () => {
    const all = [...zips.values()];
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

  it("match the town and state of every listing", () => {
    for (const { place } of listings) {
      expect(zips.get(place.zip)).toMatchObject({ city: place.city, state: place.state });
    }
  });
});

describe("the seed", () => {
  it("is what its generator makes", () => {
    expect(seedSql() === read("../seed.sql")).toBe(true);
  });

  it("has at least two listings in every state and more than 400 in all", () => {
    expect(listings.length).toBeGreaterThan(400);
    for (const state of stateCodes) {
      expect(listings.filter(({ place }) => place.state === state).length).toBeGreaterThan(1);
    }
  });

  it("uses invented telephone numbers and reserved web addresses only", () => {
    const phones = [...accounts, ...listings].flatMap(({ phone }) => phone ?? []);
    expect(phones.filter((phone) => !/^\(\d{3}\) 555-01\d\d$/.test(phone))).toEqual([]);
    const sites = [
      ...accounts.flatMap(({ website }) => website ?? []),
      ...listings.flatMap(({ links }) => Object.values(links).flatMap((link) => link ?? [])),
    ].map((link) => new URL(link).hostname);
    expect(sites.filter((host) => !/(^|\.)example(\.(com|net|org))?$/.test(host))).toEqual([]);
  });

  it("gives valid and different provider identifiers", () => {
    const npis = listings.flatMap(({ npi }) => npi ?? []);
    expect(npis.filter((npi) => !isValidNpi(npi))).toEqual([]);
    expect(new Set(npis).size).toBe(npis.length);
    expect(isValidNpi("1234567898")).toBe(false);
  });

  it("keeps the rule about owners and claims", () => {
    for (const { claimStatus, claimedBy, ownerId, verified, submittedBy } of listings) {
      if (claimStatus === "approved") expect(claimedBy).toBe(ownerId);
      if (claimStatus === "pending") expect(claimedBy).not.toBeNull();
      if (claimStatus === "unclaimed") expect(claimedBy).toBeNull();
      if (claimStatus !== "approved" && ownerId) {
        expect({ verified, submittedBy }).toEqual({ verified: false, submittedBy: ownerId });
      }
    }
  });

  it("gives the demo doctor one complete, approved listing in Austin", () => {
    const doctor = accounts.find(({ email }) => email === "doctor@demo.test");
    const owned = listings.filter(({ ownerId }) => ownerId === doctor?.id);
    expect(owned).toHaveLength(1);
    expect(owned[0]).toMatchObject({ verified: true, claimStatus: "approved" });
    expect(owned[0]?.place).toMatchObject({ city: "Austin", state: "TX", zip: "78704" });
  });

  it("repeats no practice name, e-mail address, post or bio", () => {
    const bios = listings.flatMap(({ bio }) => bio ?? []);
    for (const values of [
      listings.map(({ name }) => name),
      accounts.map(({ email }) => email),
      demoPosts.map(({ text }) => text),
      bios,
    ]) {
      expect(new Set(values).size).toBe(values.length);
    }
    expect(bios.filter((bio) => /[[\]{}|]|undefined| {2}/.test(bio))).toEqual([]);
  });
});
