import { expect, test, vi } from "vitest";
import {
  discardUnsavedChanges,
  hasUnsavedChanges,
  holdUnsavedChanges,
  subscribeToUnsavedChanges,
} from "@/lib/browser/unsaved-changes";

test("changes are unsaved as long as anybody holds some", () => {
  const listener = vi.fn();
  const unsubscribe = subscribeToUnsavedChanges(listener);
  const releaseForm = holdUnsavedChanges();
  const releasePicture = holdUnsavedChanges();
  releaseForm();
  releaseForm();
  expect(hasUnsavedChanges()).toBe(true);
  releasePicture();
  expect(hasUnsavedChanges()).toBe(false);
  expect(listener).toHaveBeenCalled();
  unsubscribe();
});

test("giving them up releases all, and a late release harms nobody", () => {
  const release = holdUnsavedChanges();
  discardUnsavedChanges();
  expect(hasUnsavedChanges()).toBe(false);
  const releaseNext = holdUnsavedChanges();
  release();
  expect(hasUnsavedChanges()).toBe(true);
  releaseNext();
});
