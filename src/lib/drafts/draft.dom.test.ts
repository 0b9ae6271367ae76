import { expect, it } from "vitest";
import { clearDraft, loadDraft, saveDraft } from "@/lib/drafts/draft";

it("keeps a draft until it is cleared", () => {
  saveDraft("note", { text: "Hello" });
  expect(loadDraft("note")).toEqual({ text: "Hello" });
  clearDraft("note");
  expect(loadDraft("note")).toBeNull();
});

it("survives what it cannot read", () => {
  localStorage.setItem("dpc-nearby-draft-note", "{");
  expect(loadDraft("note")).toBeNull();
});
