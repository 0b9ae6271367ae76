import { expect, it, test } from "vitest";
import type { z } from "zod";
import {
  codeSchema,
  emailSchema,
  fullNameSchema,
  newPasswordSchema,
} from "@/lib/account/credentials";
import { loadCommonPasswords } from "@/lib/account/password-strength";
import { signUpRoleIn } from "@/lib/account/roles";
import { paths } from "@/lib/paths";

async function check(schema: z.ZodType, value: string) {
  const { success, data, error } = await schema.safeParseAsync(value);
  return success ? { data } : { message: error.issues[0]?.message };
}

const tooCommon = "This password is too common and easy to guess. Choose another one.";

const long = `${"a".repeat(60)}.${"b".repeat(60)}@${"c".repeat(60)}.${"d".repeat(60)}.example`;

it.each([
  ["  ada@example.com\t", "ada@example.com"],
  ["Ada.Lovelace@Example.COM", "Ada.Lovelace@Example.COM"],
  ["ada+dpc@example.com", "ada+dpc@example.com"],
  [long, long],
])("accepts the email %j", async (typed, email) => {
  expect(await check(emailSchema, typed)).toEqual({ data: email });
});

it.each([
  ["", "Enter your email"],
  ["   ", "Enter your email"],
  ["ada", "Enter an email like name@example.com"],
  ["ada@localhost", "Enter an email like name@example.com"],
  ["ada lovelace@example.com", "Enter an email like name@example.com"],
  [`${"a".repeat(243)}@example.com`, "Use at most 254 characters"],
])("rejects the email %j", async (typed, message) => {
  expect(await check(emailSchema, typed)).toEqual({ message });
});

it.each([
  [" A ", "A"],
  ["عمر الخيام", "عمر الخيام"],
  ["<b>Ada</b>", "<b>Ada</b>"],
  ["😀".repeat(100), "😀".repeat(100)],
])("accepts the name %j", async (typed, name) => {
  expect(await check(fullNameSchema, typed)).toEqual({ data: name });
});

it.each([
  ["", "Enter your full name"],
  ["  ", "Enter your full name"],
  ["Ada\u200b", "Remove the line break or invisible characters, or retype this by hand"],
  ["Ada\nAdmin", "Remove the line break or invisible characters, or retype this by hand"],
  ['=HYPERLINK("x")', "This is a spreadsheet formula. Type what it shows."],
  ["@sum(A1)", "This is a spreadsheet formula. Type what it shows."],
  ["a".repeat(101), "Use at most 100 characters"],
  ["a".repeat(300), "Use at most 100 characters"],
])("rejects the name %j", async (typed, message) => {
  expect(await check(fullNameSchema, typed)).toEqual({ message });
});

it.each(["6chars", " space ", "x".repeat(72), "🔑".repeat(18)])(
  "accepts the password %j",
  async (typed) => {
    expect(await check(newPasswordSchema, typed)).toEqual({ data: typed });
  },
);

it.each([
  ["", "Enter a password"],
  ["5char", "Use at least 6 characters"],
  ["123456", tooCommon],
  ["PassWord1", tooCommon],
  ["liverpool", tooCommon],
  ["🔑🔑🔑🔑🔑", "Use at least 6 characters"],
  ["x".repeat(73), "Use at most 72 characters. Emoji and accented letters count as more than one."],
  [
    "🔑".repeat(19),
    "Use at most 72 characters. Emoji and accented letters count as more than one.",
  ],
])("rejects the password %j", async (typed, message) => {
  expect(await check(newPasswordSchema, typed)).toEqual({ message });
});

it("accepts a code with spaces or dashes", async () => {
  expect(await check(codeSchema, " 123 456 ")).toEqual({ data: "123456" });
  expect(await check(codeSchema, "123-456")).toEqual({ data: "123456" });
});

it.each(["", "12345", "1234567", "12345a", "１２３４５６"])(
  "rejects the code %j",
  async (typed) => {
    expect(await check(codeSchema, typed)).toEqual({ message: "Enter the 6-digit code" });
  },
);

it("rejects common passwords that are long enough", async () => {
  const list = await loadCommonPasswords();
  expect(list.size).toBeGreaterThan(1000);
  expect([...list].filter((password) => password.length > 0 && password.length < 6)).toEqual([]);
});

test("a sign-up link names the role and the next path", () => {
  expect(paths.signUp("patient")).toBe("/auth?tab=sign-up&as=patient");
  const { searchParams } = new URL(paths.signUp("doctor", "/doctor/1?ask=visit"), "https://a.test");
  expect(Object.fromEntries(searchParams)).toEqual({
    tab: "sign-up",
    as: "doctor",
    next: "/doctor/1?ask=visit",
  });
  expect(signUpRoleIn(searchParams)).toBe("doctor");
});

test.each(["", "as=", "as=admin", "as=Doctor"])("the query “%s” names no role", (query) => {
  expect(signUpRoleIn(new URLSearchParams(query))).toBeNull();
});
