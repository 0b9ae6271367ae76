import { expect, it } from "vitest";
import { hostnameOf } from "@/lib/format/hostname";

it("names the site of an address", () => {
  expect(hostnameOf("https://www.oak.example/join?a=1")).toBe("oak.example");
});

it("survives an address that is none", () => {
  expect(hostnameOf("https://[")).toBe("https://[");
});
