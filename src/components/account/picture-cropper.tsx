import { useEffect, useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import { Field } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { Trans } from "@/components/ui/messages";
import { useUploadPicture } from "@/hooks/account/pictures";
import { encodeArea, type Picture } from "@/lib/browser/picture-canvas";
import { minSide, type PictureSize } from "@/lib/browser/picture-file";
import { holdUnsavedChanges } from "@/lib/browser/unsaved-changes";
import { t } from "@/lib/messages";
import type { PictureBucket } from "@/lib/supabase/stored-picture";

/** The longest side of photos that open in full size; others are only shown small, as squares. */
const fullSizeSide = 1280;
const squareSide = 512;

/** The aspect of a photo that isn't shown as a square only: landscape, portrait, or square, whichever is closest. */
function closestAspect({ width, height }: PictureSize): number {
  const ratio = width / height;
  if (ratio > 7 / 6) return 4 / 3;
  return ratio < 6 / 7 ? 3 / 4 : 1;
}

/** The zoom at which the area in the frame still looks sharp, at most 4. */
function zoomLimit({ width, height }: PictureSize, aspect: number): number {
  const shortSide = Math.min(width, height, height * aspect, width / aspect);
  return Math.max(1, Math.min(shortSide / minSide, 4));
}

interface PictureCropperProps {
  folder: string;
  bucket: PictureBucket;
  picture: Picture;
  onUploaded: (url: string) => void;
  onCancel: () => void;
}

/** Lets the member choose an area of a picture, and uploads it. */
export function PictureCropper({
  folder,
  bucket,
  picture,
  onUploaded,
  onCancel,
}: PictureCropperProps) {
  const isFullSize = bucket === "gallery-photos";
  const aspect = isFullSize ? closestAspect(picture) : 1;
  const maxZoom = zoomLimit(picture, aspect);
  const [image, setImage] = useState<string>();
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const upload = useUploadPicture(bucket);

  useEffect(() => {
    const url = URL.createObjectURL(picture.file);
    setImage(url);
    return () => URL.revokeObjectURL(url);
  }, [picture.file]);
  // The page must stay if the session ends while cropping.
  useEffect(() => holdUnsavedChanges(), []);

  function submit() {
    if (!area) return;
    const encoded = encodeArea(picture.file, area, isFullSize ? fullSizeSide : squareSide);
    upload.mutate({ folder, encoded }, { onSuccess: onUploaded });
  }

  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title={t`Position your picture`}
      description={t`Drag the picture or use the arrow keys. Others will see the part inside the frame.`}
      actions={
        <>
          <DialogClose>
            <Button variant="ghost">
              <Trans>Cancel</Trans>
            </Button>
          </DialogClose>
          <Button isBusy={!area || upload.isPending} onClick={submit}>
            <Trans>Use this picture</Trans>
          </Button>
        </>
      }
    >
      <div className="relative h-56 overflow-hidden rounded-md bg-sage sm:h-72">
        {image && (
          <Cropper
            image={image}
            crop={position}
            zoom={zoom}
            maxZoom={maxZoom}
            aspect={aspect}
            cropShape={bucket === "avatars" || bucket === "clinician-photos" ? "round" : "rect"}
            showGrid={false}
            keyboardStep={10}
            classes={{
              mediaClassName: "bg-white",
              cropAreaClassName: "focus-visible:-outline-offset-3",
            }}
            cropperProps={{ role: "application", "aria-label": t`Position of the picture` }}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropAreaChange={(_, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <Field label={t`Zoom`} className="mt-5">
        {(attributes) => (
          <input
            type="range"
            min={1}
            max={maxZoom}
            step={0.05}
            disabled={maxZoom === 1}
            value={zoom}
            onChange={({ currentTarget }) => setZoom(currentTarget.valueAsNumber)}
            className="block h-11 w-full cursor-pointer rounded-md accent-primary disabled:cursor-not-allowed disabled:opacity-50"
            {...attributes}
          />
        )}
      </Field>
    </Dialog>
  );
}
