import { makeDemoPractice } from "./demo-practice.ts";
import { type Account, createOwner } from "./people.ts";
import type { Practice } from "./practices.ts";
import type { Random } from "./random.ts";

export interface Listing extends Practice {
  verified: boolean;
  claimStatus: "unclaimed" | "pending" | "approved";
  claimedBy: string | null;
  submittedBy: string | null;
  ownerId: string | null;
  /** When the owner last confirmed the listing, in days before the fixed moment. */
  confirmed: number | null;
}

const unverifiedCommunity = 11;
const unverifiedOwn = 4;

/** Decides who owns, claims and added each practice, and makes the accounts of the owners. */
export function assignOwners(practices: Practice[], members: Account[], random: Random) {
  const owners: Account[] = [];
  const writers = members.filter((member) => member.community);
  const demoAt = practices.findIndex(
    ({ place }) => `${place.city}, ${place.state}` === "Austin, TX",
  );
  const ordinary = practices.filter(({ memberKey }, index) => !memberKey && index !== demoAt);
  const unverified = random.sample(ordinary, unverifiedCommunity + unverifiedOwn);
  const own = new Set(unverified.slice(0, unverifiedOwn));

  const ownerOf = (practice: Practice): Account => {
    const member = members.find(({ key }) => key === practice.memberKey);
    if (member) return member;
    const { city, state } = practice.place;
    const owner = createOwner(practice.doctorName, `${city}, ${state}`, random);
    owner.phone = random.chance(0.6) ? (practice.phone ?? undefined) : undefined;
    owners.push(owner);
    return owner;
  };

  const listings = practices.map((original, index): Listing => {
    const practice = index === demoAt ? makeDemoPractice(original) : original;
    const adders = writers.filter((member) => member.age > practice.age);
    const submittedBy = adders.length > 0 && random.chance(0.93) ? random.pick(adders).id : null;
    const base = { ...practice, submittedBy, claimedBy: null, ownerId: null, confirmed: null };
    if (own.has(original)) {
      const age = random.between(1, 20);
      const { id } = ownerOf(practice);
      return {
        ...base,
        age,
        verified: false,
        claimStatus: "unclaimed",
        submittedBy: id,
        ownerId: id,
      };
    }
    if (unverified.includes(original)) {
      return { ...base, age: random.between(1, 30), verified: false, claimStatus: "unclaimed" };
    }
    const dice = practice.memberKey ? 0 : random.next();
    if (dice < 0.17) {
      const { id, age } = ownerOf(practice);
      const confirmed = Math.min(200, age, practice.age) * random.next();
      const by = practice.memberKey && age > practice.age ? id : submittedBy;
      return {
        ...base,
        verified: true,
        claimStatus: "approved",
        claimedBy: id,
        ownerId: id,
        confirmed,
        submittedBy: by,
      };
    }
    if (dice < 0.26) {
      const { id } = ownerOf(practice);
      return { ...base, verified: true, claimStatus: "pending", claimedBy: id };
    }
    return { ...base, verified: true, claimStatus: "unclaimed" };
  });
  return { listings, owners };
}
