import { useSyncExternalStore } from "react";
import { hasUnsavedChanges, subscribeToUnsavedChanges } from "@/lib/browser/unsaved-changes";

/** Whether something typed on this page is not saved yet. */
export const useHasUnsavedChanges = (): boolean =>
  useSyncExternalStore(subscribeToUnsavedChanges, hasUnsavedChanges);
