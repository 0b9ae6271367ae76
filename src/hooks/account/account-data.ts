import { useMutation } from "@tanstack/react-query";
import { z } from "zod";
import { type Proof, prove } from "@/hooks/account/identities";
import { removePictures } from "@/hooks/account/pictures";
import type { TakeCaptcha } from "@/lib/account/captcha-tokens";
import type { Leaving } from "@/lib/account/leaving";
import { forgetAllDrafts } from "@/lib/browser/draft";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";
import { whileLeaving } from "@/lib/supabase/session-state";
import { unwrap } from "@/lib/supabase/unwrap";

const exportSchema = z.record(z.string(), z.json());

async function exportMyData() {
  return exportSchema.parse(await unwrap(supabase.rpc("export_my_data")));
}

interface Deletion {
  userId: string;
  email: string;
  proof: Proof;
  /** What happens to the member's practices. */
  choices: Leaving[];
}

async function deleteAccount({ userId, email, proof, choices }: Deletion, take: TakeCaptcha) {
  await prove(email, proof, take);
  // Remove files first, while the member still has the right to.
  await removePictures(await unwrap(supabase.rpc("prepare_account_deletion", { choices })));
  await unwrap(supabase.rpc("delete_account"));
  await whileLeaving(async () => supabase.auth.signOut({ scope: "local" }));
  forgetAllDrafts(userId);
}

/** Exports everything the member stored, as JSON. */
export const useExportMyData = () =>
  useMutation({ mutationFn: exportMyData, meta: { errorTitle: t`Error exporting your data` } });

/**
 * Deletes the account and its data, and signs out. `onSuccess` is passed here because `mutate`
 * drops its callbacks when the page unmounts with the session. The form shows errors.
 */
export const useDeleteAccount = (take: TakeCaptcha, onSuccess: () => void) =>
  useMutation({
    mutationFn: (deletion: Deletion) => deleteAccount(deletion, take),
    onSuccess,
  });
