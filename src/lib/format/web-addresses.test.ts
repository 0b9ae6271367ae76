import { expect, it, test } from "vitest";
import { hostnameOf, listWebAddresses, mailtoHref } from "@/lib/format/web-addresses";

test("listWebAddresses accepts any separator and rejects other text", () => {
  const both = ["https://facebook.com/oak", "https://instagram.com/oak"];
  for (const between of [" ", ", ", ",", "; ", "\n", " | "]) {
    expect(listWebAddresses(both.join(between))).toEqual(both);
  }
  expect(listWebAddresses("facebook.com/oak, facebook.com/oak")).toEqual([
    "https://facebook.com/oak",
  ]);
  expect(listWebAddresses("https://maps.example/oak,street")).toEqual([
    "https://maps.example/oak,street",
  ]);
  expect(listWebAddresses("")).toEqual([]);
  for (const wrong of ["@oak", "Facebook", "javascript:alert(1)", "facebook.com/oak and @oak"]) {
    expect(listWebAddresses(wrong)).toBeNull();
  }
});

it("hostnameOf returns the host of a URL", () => {
  expect(hostnameOf("https://www.oak.example/join?a=1")).toBe("oak.example");
});

it("hostnameOf returns an invalid URL unchanged", () => {
  expect(hostnameOf("https://[")).toBe("https://[");
});

const address = "hello@site.test";

test("a mailto link without text is the address alone", () => {
  expect(mailtoHref(address)).toBe("mailto:hello@site.test");
  expect(mailtoHref(address, { subject: "  ", body: "" })).toBe("mailto:hello@site.test");
});

test("the subject and body keep every character", () => {
  const mail = { subject: "Fees & more? 50% + #1", body: "Größe\n\n“two” lines=both" };
  const { searchParams } = new URL(mailtoHref(address, mail).replaceAll("+", "%2B"));
  expect(searchParams.get("subject")).toBe(mail.subject);
  expect(searchParams.get("body")).toBe("Größe\r\n\r\n“two” lines=both");
});

test("plus signs and spaces are encoded unambiguously", () => {
  const href = mailtoHref(address, { subject: "1 + 1", body: "a b" });
  expect(href).toBe("mailto:hello@site.test?subject=1%20%2B%201&body=a%20b");
});

test("half an emoji doesn't break the link", () => {
  expect(mailtoHref(address, { body: "\ud83d" })).toBe("mailto:hello@site.test?body=%EF%BF%BD");
});

test("an address cannot add a body or a recipient", () => {
  const href = mailtoHref("a?bcc=b@c.test,d&e%0A", { subject: "Hello" });
  expect(href).toBe("mailto:a%3Fbcc%3Db@c.test%2Cd%26e%250A?subject=Hello");
});
