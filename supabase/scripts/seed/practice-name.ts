import { surnames } from "./data/names.ts";
import { natureWords, quarters, suffixes } from "./data/practice-words.ts";
import { createDeck } from "./deck.ts";
import type { Random } from "./random.ts";

interface NameFacts {
  surname: string;
  fullName: string;
  title: string;
  specialty: string;
  city: string;
}

/** Names practices after their doctor, their surroundings or something that grows. All different. */
export function createPracticeNamer(random: Random) {
  const used = new Set<string>();
  const nature = createDeck(natureWords, random);
  const partner = createDeck(surnames, random);
  const quarter = createDeck(quarters, random);

  const propose = ({ surname, fullName, title, specialty, city }: NameFacts): string => {
    const suffix = random.pick(suffixes[specialty] ?? ["Direct Primary Care"]);
    const dice = random.next();
    if (dice < 0.2) return `${surname} ${suffix}`;
    if (dice < 0.25) return `${surname} & ${partner()} ${suffix.replace("& ", "and ")}`;
    if (dice < 0.29) return `The ${surname} Practice`;
    if (dice < 0.34) return `${fullName}, ${title.split(",")[0] ?? title}`;
    if (dice < 0.44) return `${quarter()} ${suffix} of ${city}`;
    return `${nature()} ${suffix}`;
  };

  return (facts: NameFacts): string => {
    let name = propose(facts);
    // Not "Riverside Family Health of Riverside".
    while (used.has(name) || name.startsWith(`${facts.city} `)) name = propose(facts);
    used.add(name);
    return name;
  };
}
