import { useMutation } from "@tanstack/react-query";
import { endDeadSession } from "@/hooks/session/store";
import { AppError, toAppError } from "@/lib/errors";
import type { PictureBucket } from "@/lib/pictures/stored-picture";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

interface StorageFailure {
  message: string;
  status?: number | undefined;
  /** What the storage means; the status may say 400 for all of it. */
  statusCode?: string | undefined;
}

function toStorageError({ message, status = 0, statusCode }: StorageFailure): AppError {
  if (status === undefined || status === 0) {
    return new AppError(
      "offline",
      "We couldn't reach the server. Check your connection and try again.",
    );
  }
  if ([String(status), statusCode].some((code) => code === "401" || code === "403")) {
    return new AppError("forbidden", "Please sign in again to upload.");
  }
  return toAppError({ message }, status);
}

const extensions: Record<string, string> = { "image/webp": "webp", "image/jpeg": "jpg" };

async function uploadPicture(bucketName: PictureBucket, folder: string, picture: Blob) {
  // The storage's own refusal would not say why, nor when to go on.
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
  avatars: "Error uploading avatar",
  "practice-photos": "Error uploading photo",
  "clinician-photos": "Error uploading photo",
};

/**
 * Stores a picture in a folder, which is called by the id of whose pictures lie there, and returns its public address.
 * What shows it keeps the old one until it is saved.
 */
export const useUploadPicture = (bucket: PictureBucket) =>
  useMutation({
    mutationFn: ({ folder, picture }: { folder: string; picture: Blob }) =>
      uploadPicture(bucket, folder, picture),
    onError: endDeadSession,
    meta: { errorTitle: errorTitles[bucket] },
  });

/** Removes files, which are named by bucket and path. One that stays is no harm to anyone, so failing to remove it fails nothing. */
export async function removePictures(
  files: readonly { bucket: string; name: string }[],
): Promise<void> {
  for (const bucket of new Set(files.map((file) => file.bucket))) {
    const names = files.filter((file) => file.bucket === bucket).map(({ name }) => name);
    await supabase.storage.from(bucket).remove(names);
  }
}

/**
 * Removes the files of a folder, all but those at the given addresses.
 * A file that stays is no harm to anyone, so failing to remove it fails nothing.
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
