import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { signUpRoleIn } from "@/lib/session/sign-up-role";

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
