import { expect, test } from "vitest";
import { rememberTyped } from "@/lib/typed-early";

const form = (value = "") => `<input name="search" value="${value}"><input name="other" value="">`;
const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;

test("what was typed, also after it was remembered, goes into the new field, and the focus with it", () => {
  document.body.innerHTML = form();
  field("search").focus();
  const restore = rememberTyped(document.body);
  field("search").value = "Austin, TX";
  document.body.innerHTML = form();
  restore();
  expect(field("search").value).toBe("Austin, TX");
  expect(document.activeElement).toBe(field("search"));
  expect(field("other").value).toBe("");
});

test("a field that nobody touched leaves the new one as it is", () => {
  document.body.innerHTML = form();
  const restore = rememberTyped(document.body);
  document.body.innerHTML = form("Bend, OR");
  restore();
  expect(field("search").value).toBe("Bend, OR");
  expect(document.activeElement).toBe(document.body);
});
