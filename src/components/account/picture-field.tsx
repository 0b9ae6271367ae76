import { Camera } from "lucide-react";
import { type ChangeEvent, type ReactNode, useId, useState } from "react";
import { FieldNotes, noteAttributes } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-styles";
import { lazyPart } from "@/components/ui/lazy-part";
import { Trans } from "@/components/ui/messages";
import { Spinner } from "@/components/ui/spinner";
import { openPicture, type Picture } from "@/lib/browser/picture-canvas";
import { t } from "@/lib/messages";
import type { PictureBucket } from "@/lib/supabase/stored-picture";
import { toast } from "@/lib/toast";

const PictureCropper = lazyPart(
  async () => (await import("@/components/account/picture-cropper")).PictureCropper,
);

const avatarLabels = {
  upload: t`Upload Avatar`,
  remove: t`Remove Avatar`,
  uploaded: t`Avatar uploaded`,
};

const photoLabels = {
  upload: t`Upload Photo`,
  remove: t`Remove Photo`,
  uploaded: t`Photo uploaded`,
};

interface PictureFieldProps {
  bucket: PictureBucket;
  /** The storage folder: the id of the picture's owner. */
  folder: string;

  /** "of clinician 2": distinguishes several fields for screen readers. */
  of?: string;
  /** The current picture. */
  preview: ReactNode;
  /** The URL of the picture; empty without one. */
  url: string;
  onChange: (url: string) => void;
}

/** Shows a picture and uploads a new one at once; others see it after the form is saved. */
export function PictureField({ bucket, folder, of, preview, url, onChange }: PictureFieldProps) {
  const id = useId();
  const labels = bucket === "avatars" ? avatarLabels : photoLabels;
  const [isReading, setIsReading] = useState(false);
  const [picture, setPicture] = useState<Picture>();
  const [problem, setProblem] = useState<string>();

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    if (!file) return;
    setIsReading(true);
    setProblem(undefined);
    const opened = await openPicture(file);
    setIsReading(false);
    // Otherwise, choosing the same file again would not fire a change event.
    currentTarget.value = "";
    if ("file" in opened) return setPicture(opened);
    setProblem(opened.description);
    // Screen readers announce the toast; the message at the field stays visible.
    toast({ ...opened, tone: "error" });
  }

  function applyUpload(newUrl: string) {
    setPicture(undefined);
    onChange(newUrl);
    toast({
      title: labels.uploaded,
      description: t`Don't forget to save your changes`,
      tone: "success",
    });
  }

  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      {preview}
      <div>
        <div className="flex flex-wrap gap-2">
          <label
            className={`${buttonClasses({ variant: "secondary", size: "sm" })} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
          >
            <input
              type="file"
              aria-label={of && `${labels.upload} ${of}`}
              accept="image/*"
              disabled={isReading}
              {...noteAttributes(id, true, problem !== undefined)}
              onChange={(event) => void choose(event)}
              className="sr-only"
            />
            {isReading ? <Spinner /> : <Camera aria-hidden="true" />}
            {labels.upload}
          </label>
          {url && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={of && `${labels.remove} ${of}`}
              onClick={() => onChange("")}
            >
              {labels.remove}
            </Button>
          )}
        </div>
        <FieldNotes
          id={id}
          hint={
            <Trans>
              <span className="block">Max 2MB, JPG/PNG</span> Larger JPG and PNG pictures are
              resized for you.
            </Trans>
          }
          message={problem}
        />
      </div>
      {picture && (
        <PictureCropper
          folder={folder}
          bucket={bucket}
          picture={picture}
          onUploaded={applyUpload}
          onCancel={() => setPicture(undefined)}
        />
      )}
    </div>
  );
}
