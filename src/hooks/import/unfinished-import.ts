import { z } from "zod";
import { clearDraft, readDraft, saveDraft } from "@/lib/browser/draft";
import { formDraft } from "@/lib/browser/draft-names";
import { rowDecision } from "@/lib/import/decisions";
import { fileNames } from "@/lib/import/file-column";
import { readStoredUserId } from "@/lib/supabase/session-hint";

const schema = z.object({
  /** Identifies the chosen files, which aren't stored. */
  files: z.string(),
  mode: z.enum(["add", "update", "both"]),
  mappings: z.partialRecord(z.enum(fileNames), z.record(z.string(), z.number().optional())),
  /** The id under which the database stores the outcome of each row. */
  batch: z.string(),
  stage: z.enum(["dry run", "import"]),
  /** The decisions about rows, by row number. */
  decisions: z.array(z.tuple([z.number(), rowDecision])),
});

/** An import that has begun. Stored on this device until it is complete, so that it continues after the tab is closed. */
export type UnfinishedImport = z.infer<typeof schema>;

const draftName = () => formDraft("import", readStoredUserId());

/** The unfinished import of these files, or null. */
export function readUnfinishedImport(files: string): UnfinishedImport | null {
  const { data } = schema.safeParse(readDraft(draftName())?.values);
  return data?.files === files ? data : null;
}

export const saveUnfinishedImport = (unfinished: UnfinishedImport): void =>
  saveDraft(draftName(), unfinished);

export const forgetUnfinishedImport = (): void => clearDraft(draftName());
