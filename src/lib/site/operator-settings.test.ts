import { expect, test } from "vitest";
import { operatorWarnings, readOperator } from "@/lib/site/operator-settings";

test("missing settings are left out, and the build warns about them", () => {
  expect(readOperator({})).toEqual({ socialLinks: [] });
  expect(operatorWarnings({})).toEqual([
    expect.stringContaining("VITE_OPERATOR_NAME"),
    expect.stringContaining("VITE_CONTACT_EMAIL"),
  ]);
});

test("settings are parsed, and each social link has the name of its network", () => {
  const settings = {
    VITE_OPERATOR_NAME: " Oak Street Cooperative ",
    VITE_OPERATOR_PLACE: "Boise, Idaho",
    VITE_CONTACT_EMAIL: "hello@oak.test",
    VITE_SOCIAL_LINKS: "https://www.linkedin.com/company/oak, https://x.com/oak",
  };
  expect(readOperator(settings)).toEqual({
    name: "Oak Street Cooperative",
    place: "Boise, Idaho",
    email: "hello@oak.test",
    socialLinks: [
      { network: "linkedin", name: "LinkedIn", href: "https://www.linkedin.com/company/oak" },
      { network: "x", name: "X", href: "https://x.com/oak" },
    ],
  });
  expect(operatorWarnings(settings)).toEqual([]);
});

test.each(["hello", "a@b.test?bcc=c@d.test", "a b@c.test"])(
  "%s is rejected as a contact email",
  (email) => {
    expect(readOperator({ VITE_CONTACT_EMAIL: email })).not.toHaveProperty("email");
    expect(operatorWarnings({ VITE_OPERATOR_NAME: "Oak", VITE_CONTACT_EMAIL: email })).toEqual([
      expect.stringContaining(email),
    ]);
  },
);

test.each(["http://x.com/oak", "https://x.com.evil.test/oak", "javascript:alert(1)", "oak"])(
  "%s is rejected as a social link",
  (link) => {
    const settings = {
      VITE_OPERATOR_NAME: "Oak",
      VITE_CONTACT_EMAIL: "a@b.test",
      VITE_SOCIAL_LINKS: link,
    };
    expect(readOperator(settings).socialLinks).toEqual([]);
    expect(operatorWarnings(settings)).toEqual([expect.stringContaining(link)]);
  },
);
