import { expect, it } from "vitest";
import { hostnameOf } from "@/lib/format/hostname";

it("hostnameOf returns the host of a URL", () => {
  expect(hostnameOf("https://www.oak.example/join?a=1")).toBe("oak.example");
});

it("hostnameOf returns an invalid URL unchanged", () => {
  expect(hostnameOf("https://[")).toBe("https://[");
});
