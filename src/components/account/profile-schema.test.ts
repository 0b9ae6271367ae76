import { expect, test } from "vitest";
import {
  type ProfileValues,
  profileSchema,
  toChanges,
  toValues,
} from "@/components/account/profile-schema";

const empty: ProfileValues = {
  full_name: "",
  bio: "",
  location: "",
  website: "",
  publishes_email: false,
  phone: "",
  avatar_url: "",
};

const parse = (changes: Partial<ProfileValues>) => profileSchema.parse({ ...empty, ...changes });

const messagesOf = (changes: Partial<ProfileValues>) =>
  profileSchema.safeParse({ ...empty, ...changes }).error?.issues.map((issue) => issue.message);

test("an empty form is valid and saves nulls", () => {
  const nothing = {
    ...Object.fromEntries(Object.keys(empty).map((name) => [name, null])),
    publishes_email: false,
  };
  expect(toChanges(parse({}))).toEqual(nothing);
  expect(toChanges(parse({ full_name: "  ", bio: "\n\t", website: " ", phone: " " }))).toEqual(
    nothing,
  );
});

test("null columns become empty strings in the form", () => {
  const profile = { id: "1", roles: [], email: null, ...toChanges(empty) };
  expect(toValues(profile)).toEqual(empty);
});

test.each(["X", "a".repeat(100), "😀".repeat(100), "مريم الزهراء", "<b>Bo</b>"])(
  "%s is a valid name",
  (name) => {
    expect(parse({ full_name: ` ${name} ` }).full_name).toBe(name);
  },
);

test.each(["\u202eevil\u2066 Bo", "Bo\u0007", "B\u200bo", "Bo\nAdmin", "Bo\ufeffo", "\u200d"])(
  "%j is rejected as a name, because it could impersonate someone or reverse the text around it",
  (name) => {
    expect(messagesOf({ full_name: name })).toEqual([expect.stringMatching(/by hand/)]);
  },
);

test.each([
  ["full_name", "a".repeat(300), /up to 100 characters/],
  ["bio", "a".repeat(2001), /up to 2,000 characters/],
  ["location", "a".repeat(121), /up to 120 characters/],
  ["website", "javascript:alert(1)", /web address like/],
  ["website", "data:text/html,hi", /web address like/],
  ["website", "ftp://example.com", /web address like/],
  ["website", "https://", /web address like/],
  ["website", "https://exa mple.com", /web address like/],
  ["website", 'https://example.com/"onclick="', /web address like/],
  ["website", "my own site", /web address like/],
  ["website", `https://example.com/${"a".repeat(500)}`, /up to 500 characters/],
  ["phone", "12345", /\(512\) 555-0100/],
  ["phone", "call me maybe", /\(512\) 555-0100/],
  ["phone", "1".repeat(41), /\(512\) 555-0100/],
] as const)("%s %s gets its message", (field, value, message) => {
  expect(messagesOf({ [field]: value })).toEqual([expect.stringMatching(message)]);
});

test.each([
  ["example.com", "https://example.com"],
  ["www.example.com/a?b=c", "https://www.example.com/a?b=c"],
  ["  http://example.com ", "http://example.com"],
])("the website %s is saved as %s", (typed, saved) => {
  expect(parse({ website: typed }).website).toBe(saved);
});

test("texts up to the limits are valid", () => {
  const full = {
    bio: "é".repeat(2000),
    location: "a".repeat(120),
  };
  expect(parse(full)).toMatchObject(full);
});

test("a phone number with an extension is saved as it is stored", () => {
  expect(parse({ phone: "+1 (512) 555-0100 x12" }).phone).toBe("+15125550100;ext=12");
});
