import { useMutation, useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { type Proof, prove } from "@/hooks/account/identities";
import { removePictures } from "@/hooks/account/pictures";
import { accountKeys } from "@/hooks/query-keys";
import type { TakeCaptcha } from "@/lib/account/captcha-tokens";
import { forgetAllDrafts } from "@/lib/browser/draft";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";
import { pageLoadMs } from "@/lib/supabase/query-client";
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
}

async function deleteAccount({ userId, email, proof }: Deletion, take: TakeCaptcha) {
  await prove(email, proof, take);
  // Remove files first, while the member still has the right to.
  await removePictures(await unwrap(supabase.rpc("release_account_files")));
  await unwrap(supabase.rpc("delete_account"));
  await whileLeaving(async () => supabase.auth.signOut({ scope: "local" }));
  forgetAllDrafts(userId);
}

/** A listing that deleting the account affects. */
export interface DeletionEffect {
  doctor_id: string;
  practice_name: string;
  /** Drafts are deleted. */
  is_draft: boolean;
  has_staff: boolean;
  /** The manager who is asked to take over; null if there is none. */
  manager_name: string | null;
}

async function fetchDeletionEffects(signal: AbortSignal): Promise<DeletionEffect[]> {
  return unwrap(supabase.rpc("list_deletion_effects").abortSignal(signal));
}

/** The listings that deleting the account affects, oldest first. */
export const useDeletionEffects = () =>
  useQuery({
    queryKey: accountKeys.deletionEffects,
    queryFn: ({ signal }) => fetchDeletionEffects(signal),
    // Managers can leave, and ownership can be transferred.
    staleTime: pageLoadMs,
  });

/** Exports everything the member stored, as JSON. */
export const useExportMyData = () =>
  useMutation({ mutationFn: exportMyData, meta: { errorTitle: t`Error exporting your data` } });

/**
 * Deletes the account and its data, and signs out. `onSuccess` is passed here because `mutate` drops its callbacks when the
 * page unmounts with the session. The form shows errors.
 */
export const useDeleteAccount = (take: TakeCaptcha, onSuccess: () => void) =>
  useMutation({
    mutationFn: (deletion: Deletion) => deleteAccount(deletion, take),
    onSuccess,
  });
