import { doctors } from "./data/members-doctors.ts";
import { type Member, patients } from "./data/members-patients.ts";
import type { Random } from "./random.ts";

export interface Account {
  key: string;
  id: string;
  email: string;
  name: string;
  role: "patient" | "doctor";
  /** Age of the account in days. */
  age: number;
  /** Writes and reads in the community; the others only own or claim a listing. */
  community: boolean;
  admin?: boolean;
  location?: string | undefined;
  bio?: string | undefined;
  website?: string | undefined;
  phone?: string | undefined;
}

const demoAccounts: Account[] = [
  {
    key: "sam",
    id: "11111111-1111-4111-8111-111111111111",
    email: "patient@demo.test",
    name: "Sam Whitlock",
    role: "patient",
    age: 240,
    community: true,
    location: "Austin, TX",
    bio: "Cyclist, paralegal, new to direct primary care and asking a lot of questions.",
  },
  {
    key: "marsh",
    id: "22222222-2222-4222-8222-222222222222",
    email: "doctor@demo.test",
    name: "Dr. Elena Marsh",
    role: "doctor",
    age: 420,
    community: true,
    location: "Austin, TX",
    bio: "Family physician in South Austin. I like long visits, short waits and plain language.",
    website: "https://bouldin-lantern.example",
    phone: "(512) 555-0142",
  },
  {
    key: "admin",
    id: "33333333-3333-4333-8333-333333333333",
    email: "admin@demo.test",
    name: "Jordan Blake",
    role: "patient",
    age: 540,
    community: false,
    admin: true,
    bio: "Looks after listings and claims.",
  },
];

/** The demo accounts and everybody who writes in the community. */
export const createMembers = (random: Random): Account[] => [
  ...demoAccounts,
  ...patients.map((member) => createMember(member, "patient", random)),
  ...doctors.map((member) => createMember(member, "doctor", random)),
];

function createMember(member: Member, role: Account["role"], random: Random): Account {
  const { key, name, location, bio, website } = member;
  const age = random.between(235, 540);
  const email = emailFor(name);
  return {
    key,
    id: random.uuid(),
    email,
    name,
    role,
    age,
    community: true,
    location,
    bio,
    website,
  };
}

/** An account for a doctor who only owns or claims a listing. */
export const createOwner = (name: string, location: string, random: Random): Account => ({
  key: `owner-${slug(name)}`,
  id: random.uuid(),
  email: emailFor(name),
  name,
  role: "doctor",
  age: random.between(60, 540),
  community: false,
  location,
});

const emailFor = (name: string) =>
  `${slug(name.replace(/^Dr\. |,.*$/g, ""), ".")}@members.demo.test`;

/** Lower-case ASCII words joined by a hyphen, for addresses. */
export const slug = (text: string, separator = "-"): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f']/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, separator)
    .replace(new RegExp(`^\\${separator}|\\${separator}$`, "g"), "");
