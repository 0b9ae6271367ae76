import { useMergedSaved } from "@/hooks/saved/merge-saved";

/** Adds the device's saved listings to the signed-in member's account. Renders nothing. */
export function MergedSaved({ userId }: { userId: string }) {
  useMergedSaved(userId);
  return null;
}
