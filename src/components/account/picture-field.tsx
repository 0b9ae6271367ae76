import { Camera } from "lucide-react";
import { type ChangeEvent, type ReactNode, useId, useState } from "react";
import { FieldNotes, noteAttributes } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-styles";
import { lazyPart } from "@/components/ui/lazy-part";
import { Spinner } from "@/components/ui/spinner";
import { openPicture } from "@/lib/browser/picture-canvas";
import type { PictureBucket } from "@/lib/supabase/stored-picture";
import { toast } from "@/lib/toast";

const PictureCropper = lazyPart(
  async () => (await import("@/components/account/picture-cropper")).PictureCropper,
);

interface PictureFieldProps {
  bucket: PictureBucket;
  /** The storage folder: the id of the picture's owner. */
  folder: string;
  /** "Avatar" or "Photo", used in buttons and messages. */
  noun: string;
  /** "of clinician 2": distinguishes several fields for screen readers. */
  of?: string;
  /** The current picture. */
  preview: ReactNode;
  /** The URL of the picture; empty without one. */
  url: string;
  onChange: (url: string) => void;
}

/** Shows a picture and uploads a new one at once; others see it after the form is saved. */
export function PictureField({
  bucket,
  folder,
  noun,
  of,
  preview,
  url,
  onChange,
}: PictureFieldProps) {
  const id = useId();
  const [isReading, setIsReading] = useState(false);
  const [picture, setPicture] = useState<HTMLCanvasElement>();
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
    if (opened instanceof HTMLCanvasElement) return setPicture(opened);
    setProblem(opened.description);
    // Screen readers announce the toast; the message at the field stays visible.
    toast({ ...opened, tone: "error" });
  }

  function applyUpload(newUrl: string) {
    setPicture(undefined);
    onChange(newUrl);
    toast({
      title: `${noun} uploaded`,
      description: "Don't forget to save your changes",
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
              aria-label={of && `Upload ${noun} ${of}`}
              accept="image/*"
              disabled={isReading}
              {...noteAttributes(id, true, problem !== undefined)}
              onChange={(event) => void choose(event)}
              className="sr-only"
            />
            {isReading ? <Spinner /> : <Camera aria-hidden="true" />}
            Upload {noun}
          </label>
          {url && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={of && `Remove ${noun} ${of}`}
              onClick={() => onChange("")}
            >
              Remove {noun}
            </Button>
          )}
        </div>
        <FieldNotes
          id={id}
          hint={
            <>
              <span className="block">Max 2MB, JPG/PNG</span> Larger JPG and PNG pictures are
              resized for you.
            </>
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
