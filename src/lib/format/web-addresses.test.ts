import { expect, test } from "vitest";
import { hostnameOf, listWebAddresses, mailtoHref } from "@/lib/format/web-addresses";

test("web addresses are split at any separator, and the list is rejected if one is invalid", () => {
  const both = ["https://facebook.com/oak", "https://instagram.com/oak"];
  for (const separator of [" ", ", ", ",", "; ", "\n", " | "]) {
    expect(listWebAddresses(both.join(separator))).toEqual(both);
  }
  expect(listWebAddresses("facebook.com/oak, facebook.com/oak")).toEqual([
    "https://facebook.com/oak",
  ]);
  expect(listWebAddresses("https://maps.example/oak,street")).toEqual([
    "https://maps.example/oak,street",
  ]);
  expect(
    listWebAddresses("https://urldefense.proofpoint.com/v2/url?u=https-3A__oak.example_join&d=Dw"),
  ).toEqual(["https://oak.example/join"]);
  expect(listWebAddresses("<https://oak.example/join>")).toEqual(["https://oak.example/join"]);
  expect(listWebAddresses("https://oak.example/join.")).toEqual(["https://oak.example/join"]);
  expect(listWebAddresses("")).toEqual([]);
  for (const invalid of ["@oak", "Facebook", "javascript:alert(1)", "facebook.com/oak and @oak"]) {
    expect(listWebAddresses(invalid)).toBeNull();
  }
});

test("hostnameOf returns the host of a URL without www", () => {
  expect(hostnameOf("https://www.oak.example/join?a=1")).toBe("oak.example");
});

test("hostnameOf returns an invalid URL unchanged", () => {
  expect(hostnameOf("https://[")).toBe("https://[");
});

const address = "hello@site.test";

test("a mailto link without text is the address alone", () => {
  expect(mailtoHref(address)).toBe("mailto:hello@site.test");
  expect(mailtoHref(address, { subject: "  ", body: "" })).toBe("mailto:hello@site.test");
});

test("the subject and body are preserved", () => {
  const mail = { subject: "Fees & more? 50% + #1", body: "Größe\n\n“two” lines=both" };
  const { searchParams } = new URL(mailtoHref(address, mail).replaceAll("+", "%2B"));
  expect(searchParams.get("subject")).toBe(mail.subject);
  expect(searchParams.get("body")).toBe("Größe\r\n\r\n“two” lines=both");
});

test("plus signs and spaces are encoded unambiguously", () => {
  const href = mailtoHref(address, { subject: "1 + 1", body: "a b" });
  expect(href).toBe("mailto:hello@site.test?subject=1%20%2B%201&body=a%20b");
});

test("an unpaired surrogate becomes a replacement character", () => {
  expect(mailtoHref(address, { body: "\ud83d" })).toBe("mailto:hello@site.test?body=%EF%BF%BD");
});

test("an address cannot inject parameters or recipients", () => {
  const href = mailtoHref("a?bcc=b@c.test,d&e%0A", { subject: "Hello" });
  expect(href).toBe("mailto:a%3Fbcc%3Db@c.test%2Cd%26e%250A?subject=Hello");
});
