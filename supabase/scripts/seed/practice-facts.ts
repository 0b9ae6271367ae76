import { streets, suites } from "./data/practice-words.ts";
import { otherLanguages, type Specialty, spanishStates } from "./data/specialties.ts";
import { createNpi } from "./npi.ts";
import { slug } from "./people.ts";
import type { Place } from "./places.ts";
import type { Random } from "./random.ts";

const maybe = <T>(random: Random, probability: number, make: () => T): T | null =>
  random.chance(probability) ? make() : null;

export function createAddress(random: Random): { line: string; street: string } {
  const name = random.pick(streets);
  const number = random.pick([
    random.between(2, 99),
    random.between(100, 999),
    random.between(1000, 9899),
  ]);
  const suite = random.chance(0.35) ? `, ${random.pick(suites)}` : "";
  const long = {
    St: "Street",
    Ave: "Avenue",
    Rd: "Road",
    Ln: "Lane",
    Dr: "Drive",
    Blvd: "Boulevard",
    Ct: "Court",
  };
  const street = Object.entries(long).reduce(
    (text, [a, b]) => text.replace(new RegExp(` ${a}$`), ` ${b}`),
    name,
  );
  return { line: `${number} ${name}${suite}`, street };
}

/** Prices as practices set them: mostly round, sometimes absent. */
export function createPrices(specialty: Specialty, telehealth: boolean, random: Random) {
  if (random.chance(0.12)) return { monthly: null, yearly: null, enrollment: null, visit: null };
  const [from, to] = telehealth ? [29, 69] : specialty.price;
  const raw = random.between(from, to);
  const monthly = random.pick([
    raw,
    Math.round(raw / 5) * 5,
    Math.round(raw / 5) * 5,
    Math.round(raw / 10) * 10 - 1,
    raw + 0.5,
  ]);
  const months = random.pick([12, 11, 11, 10.8, 10]);
  return {
    monthly,
    yearly: maybe(random, 0.55, () => Math.round(monthly * months)),
    enrollment: maybe(random, 0.4, () => random.pick([0, 0, 25, 50, 75, 99, 99.5, 125, 150])),
    visit: maybe(random, 0.25, () => random.pick([0, 0, 0, 10, 15, 20, 25])),
  };
}

/** 555-0100 to 555-0199 are set aside for invented telephone numbers. */
export const createPhone = (areaCode: string, random: Random): string =>
  `(${areaCode}) 555-01${String(random.between(0, 99)).padStart(2, "0")}`;

/** Addresses under the names that are reserved for examples and never resolve to anybody. */
export function createLinks(practice: string, random: Random) {
  const name = slug(practice);
  const website = random.pick([
    `https://${name}.example`,
    `https://www.${name}.example`,
    `https://example.org/${name}`,
    `https://${name}.example/welcome`,
  ]);
  if (random.chance(0.28)) return { website: null, enrollment: null, booking: null };
  const base = website.replace("/welcome", "");
  return {
    website,
    enrollment: maybe(random, 0.3, () => `${base}/join`),
    booking: maybe(random, 0.25, () => `${base}/book`),
  };
}

export function createLanguages(place: Place, random: Random): string[] {
  const spanish = random.chance(spanishStates.has(place.state) ? 0.45 : 0.18) ? ["Spanish"] : [];
  const others = random.chance(0.14) ? random.sample(otherLanguages, random.between(1, 2)) : [];
  return ["English", ...spanish, ...others];
}

export const maybeNpi = (random: Random) => maybe(random, 0.55, () => createNpi(random));
