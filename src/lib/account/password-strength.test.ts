import { expect, it } from "vitest";
import { passwordStrength } from "@/lib/account/password-strength";

it.each([
  ["", 0],
  ["five5", 0],
  ["🔑🔑🔑", 0],
  ["six666", 1],
  ["password123", 1],
  ["Qwerty12345!", 1],
  ["aaaaaaaaaaaaaaaaaaaa", 1],
  ["ababababababababab", 1],
  ["abcdefghijklmnop", 1],
  ["asdfghjklzxcvbnm", 1],
  ["1qaz2wsx3edc4rfv", 1],
  ["19901991", 1],
  ["4815162342", 1],
  ["Summer2024!", 1],
  ["tulip-garden", 2],
  ["P@55w0rd!x7", 2],
  ["tulip garden harbor", 3],
  ["🦊🌷🚲🎈🍋🧭⛵🎻🪁🧊🍐🦉🎲🌵", 3],
])("%j fills %i bars", (password, level) => {
  expect(passwordStrength(password).level).toBe(level);
});

it("suggests improvements", () => {
  expect(passwordStrength("short").label).toContain("Too short");
  expect(passwordStrength("weakest").label).toContain("longer");
});

it("rates no common password as fair", () => {
  const common = new Set(["violet-umbrella-harbor"]);
  expect(passwordStrength("Violet-Umbrella-Harbor").level).toBe(3);
  expect(passwordStrength("Violet-Umbrella-Harbor", common)).toEqual({
    level: 0,
    label: "Too common: easy to guess",
  });
});
