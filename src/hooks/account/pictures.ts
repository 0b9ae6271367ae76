import { useMutation } from "@tanstack/react-query";
import { endDeadSession } from "@/hooks/account/session-store";
import { AppError, toAppError } from "@/lib/errors";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";
import type { PictureBucket } from "@/lib/supabase/stored-picture";
import { unwrap } from "@/lib/supabase/unwrap";

interface StorageFailure {
  message: string;
  status?: number | undefined;
  /** The status reported by Storage, which may respond with 400 for all errors. */
  statusCode?: string | undefined;
}

function toStorageError({ message, status = 0, statusCode }: StorageFailure): AppError {
  if (status === undefined || status === 0) {
    return new AppError(
      "offline",
      t`We couldn't reach the server. Check your connection and try again.`,
    );
  }
  if ([String(status), statusCode].some((code) => code === "401" || code === "403")) {
    return new AppError("forbidden", t`Please sign in again to upload.`);
  }
  return toAppError({ message }, status);
}

interface NewPicture {
  folder: string;
  /** Encoding a large picture takes a while. */
  encoded: Promise<Blob>;
}

const extensions: Record<string, string> = { "image/webp": "webp", "image/jpeg": "jpg" };

async function uploadPicture(bucketName: PictureBucket, { folder, encoded }: NewPicture) {
  const picture = await encoded;
  // Storage's own error would not say why, or when to try again.
  await unwrap(supabase.rpc("check_upload"));
  const path = `${folder}/${Date.now()}.${extensions[picture.type] ?? "jpg"}`;
  const bucket = supabase.storage.from(bucketName);
  const { error } = await bucket.upload(path, picture, {
    contentType: picture.type,
    cacheControl: "31536000",
    upsert: true,
  });
  if (error) throw toStorageError(error);
  return bucket.getPublicUrl(path).data.publicUrl;
}

const errorTitles: Record<PictureBucket, string> = {
  avatars: t`Error uploading avatar`,
  "practice-photos": t`Error uploading photo`,
  "clinician-photos": t`Error uploading photo`,
  "gallery-photos": t`Error uploading photo`,
};

/**
 * Uploads a picture to the folder named by its owner's id and returns its public URL. The old
 * picture stays until the form is saved.
 */
export const useUploadPicture = (bucket: PictureBucket) =>
  useMutation({
    mutationFn: (picture: NewPicture) => uploadPicture(bucket, picture),
    onError: endDeadSession,
    meta: { errorTitle: errorTitles[bucket] },
  });

/** Removes files by bucket and path. Errors are ignored, because a leftover file does no harm. */
export async function removePictures(
  files: readonly { bucket: string; name: string }[],
): Promise<void> {
  for (const bucket of new Set(files.map((file) => file.bucket))) {
    const names = files.filter((file) => file.bucket === bucket).map(({ name }) => name);
    await supabase.storage.from(bucket).remove(names);
  }
}

/**
 * Removes the files of a folder except those at the given URLs. Errors are ignored, because a
 * leftover file does no harm.
 */
export async function removeOldPictures(
  bucketName: PictureBucket,
  folder: string,
  keptUrls: readonly (string | null)[],
): Promise<void> {
  const bucket = supabase.storage.from(bucketName);
  const { data } = await bucket.list(folder);
  const isKept = (name: string) => keptUrls.some((url) => url?.endsWith(`/${folder}/${name}`));
  const old = (data ?? []).filter(({ name }) => !isKept(name));
  if (old.length > 0) await bucket.remove(old.map(({ name }) => `${folder}/${name}`));
}
