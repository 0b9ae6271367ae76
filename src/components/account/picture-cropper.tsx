import { type ComponentProps, type PointerEvent, useEffect, useRef, useState } from "react";
import { Field, type FieldProps } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { Trans } from "@/components/ui/messages";
import { useUploadPicture } from "@/hooks/account/pictures";
import { drawCrop, encodeCrop } from "@/lib/browser/picture-canvas";
import {
  type Crop,
  closestAspect,
  cropArea,
  dragCrop,
  zoomLimit,
} from "@/lib/browser/picture-crop";
import { minSide } from "@/lib/browser/picture-file";
import { holdUnsavedChanges } from "@/lib/browser/unsaved-changes";
import { t } from "@/lib/messages";
import type { PictureBucket } from "@/lib/supabase/stored-picture";

const wholePicture: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** The longest side of photos that open in full size; others are only shown small, as squares. */
const fullSizeSide = 1280;

interface PictureCropperProps {
  folder: string;
  bucket: PictureBucket;
  picture: HTMLCanvasElement;
  onUploaded: (url: string) => void;
  onCancel: () => void;
}

/** Crops a picture, by dragging or with sliders, and uploads it. */
export function PictureCropper({
  folder,
  bucket,
  picture,
  onUploaded,
  onCancel,
}: PictureCropperProps) {
  const isRound = bucket === "avatars" || bucket === "clinician-photos";
  const [crop, setCrop] = useState(wholePicture);
  const upload = useUploadPicture(bucket);
  const isFullSize = bucket === "gallery-photos";
  const aspect = isFullSize ? closestAspect(picture) : 1;
  const area = cropArea(picture, crop, aspect);
  const maxZoom = zoomLimit(picture, aspect, minSide);
  const change = (part: Partial<Crop>) => setCrop({ ...crop, ...part });

  // The page must stay if the session ends while cropping.
  useEffect(() => holdUnsavedChanges(), []);

  function submit() {
    const encoded = encodeCrop(picture, crop, aspect, isFullSize ? fullSizeSide : undefined);
    upload.mutate({ folder, encoded }, { onSuccess: onUploaded });
  }

  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title={t`Position your picture`}
      description={
        isRound
          ? t`Drag the picture or use the sliders. Others will see the part inside the circle.`
          : isFullSize
            ? t`Drag the picture or use the sliders. Others will see the part inside the frame.`
            : t`Drag the picture or use the sliders. Others will see the part inside the square.`
      }
      actions={
        <>
          <DialogClose>
            <Button variant="ghost">
              <Trans>Cancel</Trans>
            </Button>
          </DialogClose>
          <Button isBusy={upload.isPending} onClick={submit}>
            <Trans>Use this picture</Trans>
          </Button>
        </>
      }
    >
      <CropFrame
        picture={picture}
        crop={crop}
        aspect={aspect}
        isRound={isRound}
        onChange={setCrop}
      />
      <div className="mt-5 grid grid-cols-2 gap-x-6 gap-y-2">
        <RangeField
          label={t`Zoom`}
          className="col-span-2"
          min={1}
          max={maxZoom}
          step={0.05}
          disabled={maxZoom === 1}
          value={crop.zoom}
          onChange={({ currentTarget }) => change({ zoom: currentTarget.valueAsNumber })}
        />
        <RangeField
          label={t`Left to right`}
          min={0}
          max={1}
          step={0.02}
          disabled={picture.width <= area.width}
          value={crop.x}
          onChange={({ currentTarget }) => change({ x: currentTarget.valueAsNumber })}
        />
        <RangeField
          label={t`Top to bottom`}
          min={0}
          max={1}
          step={0.02}
          disabled={picture.height <= area.height}
          value={crop.y}
          onChange={({ currentTarget }) => change({ y: currentTarget.valueAsNumber })}
        />
      </div>
    </Dialog>
  );
}

interface CropFrameProps {
  picture: HTMLCanvasElement;
  crop: Crop;
  aspect: number;
  /** Whether the picture is shown as a circle. */
  isRound: boolean;
  onChange: (crop: Crop) => void;
}

/** Shows the cropped part of a picture, which can be dragged. */
function CropFrame({ picture, crop, aspect, isRound, onChange }: CropFrameProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  function drag(event: PointerEvent<HTMLCanvasElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const width = event.currentTarget.clientWidth;
    onChange(dragCrop(picture, crop, aspect, event.movementX / width, event.movementY / width));
  }

  return (
    <div className="relative mx-auto w-full max-w-64 overflow-hidden rounded-md">
      <canvas
        ref={canvas}
        width={512}
        height={Math.round(512 / aspect)}
        role="img"
        aria-label={t`Preview of your picture`}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        className="w-full cursor-move touch-none"
      />
      {isRound && (
        <div className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_999px_var(--overlay)]" />
      )}
    </div>
  );
}

type RangeFieldProps = Pick<FieldProps, "label"> & Omit<ComponentProps<"input">, "type">;

/** A slider. */
function RangeField({ label, id, className, ...props }: RangeFieldProps) {
  return (
    <Field label={label} id={id} className={className}>
      {(attributes) => (
        <input
          type="range"
          className="block h-11 w-full cursor-pointer rounded-md accent-primary disabled:cursor-not-allowed disabled:opacity-50"
          {...props}
          {...attributes}
        />
      )}
    </Field>
  );
}
