import { expect, test, vi } from "vitest";
import {
  discardUnsavedChanges,
  hasUnsavedChanges,
  holdUnsavedChanges,
  subscribeToUnsavedChanges,
} from "@/lib/browser/unsaved-changes";

test("changes are unsaved until every holder releases them", () => {
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

test("discarding releases all holders, and a late release has no effect", () => {
  const release = holdUnsavedChanges();
  discardUnsavedChanges();
  expect(hasUnsavedChanges()).toBe(false);
  const releaseNext = holdUnsavedChanges();
  release();
  expect(hasUnsavedChanges()).toBe(true);
  releaseNext();
});
