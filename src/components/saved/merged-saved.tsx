import { useMergedSaved } from "@/hooks/saved/merge";

/** Brings what the device kept into the account of whoever has signed in. Shows nothing. */
export function MergedSaved({ userId }: { userId: string }) {
  useMergedSaved(userId);
  return null;
}
