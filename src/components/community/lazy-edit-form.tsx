import { lazyPart } from "@/components/ui/lazy-part";

/** Edits a post or comment in place. Loads when an author edits something. */
export const EditForm = lazyPart(
  async () => (await import("@/components/community/edit-form")).EditForm,
);
