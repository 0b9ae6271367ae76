import { createBioWords } from "./bio-words.ts";
import { type BioFacts, createBioWriter } from "./bios.ts";
import { doctors } from "./data/members-doctors.ts";
import { givenNames, surnames } from "./data/names.ts";
import { type Specialty, specialties } from "./data/specialties.ts";
import { createDeck } from "./deck.ts";
import type { Place } from "./places.ts";
import * as make from "./practice-facts.ts";
import { createPracticeNamer } from "./practice-name.ts";
import type { Random } from "./random.ts";

/** A practice before anybody owns it. */
export interface Practice {
  id: string;
  name: string;
  /** The member who owns it, when it belongs to a doctor of the community. */
  memberKey: string | null;
  doctorName: string;
  title: string;
  specialty: string;
  place: Place;
  street: string | null;
  bio: string | null;
  prices: ReturnType<typeof make.createPrices>;
  accepting: boolean | null;
  telehealth: boolean;
  phone: string | null;
  links: ReturnType<typeof make.createLinks>;
  languages: string[];
  npi: string | null;
  /** Age of the listing in days. */
  age: number;
}

export function createPractices(places: Place[], random: Random): Practice[] {
  const given = createDeck(givenNames, random);
  const surname = createDeck(surnames, random);
  const nameFor = createPracticeNamer(random);
  const writeBio = createBioWriter(random);
  const waiting = new Map(doctors.map((member) => [member.location, member]));
  const shares = specialties.flatMap((specialty) =>
    Array<Specialty>(specialty.weight).fill(specialty),
  );

  return places.map((place): Practice => {
    const location = `${place.city}, ${place.state}`;
    const member = waiting.get(location);
    waiting.delete(location);
    const person = given();
    const [, memberGiven = person.name, memberSurname = surname()] =
      /^(?:Dr\. )?(\S+) ([^,]+)/.exec(member?.name ?? "") ?? [];
    const fullName = `${memberGiven} ${memberSurname}`;
    const specialty =
      specialties.find(({ name }) => name === member?.specialty) ?? random.pick(shares);
    const title = member?.title ?? random.pick(specialty.titles);
    const physician = /^(MD|DO)/.test(title);
    const doctorName = member?.name ?? (physician ? `Dr. ${fullName}` : `${fullName}, ${title}`);
    const name =
      member?.practice ??
      nameFor({
        surname: memberSurname,
        fullName,
        title,
        specialty: specialty.name,
        city: place.city,
      });
    const telehealth = !member && random.chance(0.085);
    const address = make.createAddress(random);
    const languages = make.createLanguages(place, random);
    const facts: BioFacts = {
      specialty: specialty.name,
      telehealth,
      physician,
      speaksSpanish: languages.includes("Spanish"),
      words: {
        ...createBioWords(random),
        practice: name,
        city: place.city,
        street: address.street,
        stateName: place.state === "DC" ? "the District of Columbia" : place.stateName,
        field: specialty.field,
        surname: memberSurname,
        doctor: physician ? `Dr. ${memberSurname}` : fullName,
        doctorFull: physician ? `Dr. ${fullName}` : fullName,
        they: person.pronoun,
        their: person.pronoun === "he" ? "his" : "her",
      },
    };
    return {
      id: random.uuid(),
      name,
      memberKey: member?.key ?? null,
      doctorName,
      title,
      specialty: specialty.name,
      place,
      street: telehealth && random.chance(0.7) ? null : address.line,
      bio: member && !member.bio ? null : writeBio(facts),
      prices: make.createPrices(specialty, telehealth, random),
      accepting: random.pick([true, true, true, true, true, false, null, null]),
      telehealth,
      phone: random.chance(0.92) ? make.createPhone(place.areaCode, random) : null,
      links: make.createLinks(name, random),
      languages,
      npi: make.maybeNpi(random),
      age: random.between(1, 545) + random.next(),
    };
  });
}
