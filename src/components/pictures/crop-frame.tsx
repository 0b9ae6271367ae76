import { type PointerEvent, useEffect, useRef } from "react";
import { drawCrop } from "@/lib/pictures/canvas";
import { type Crop, dragCrop } from "@/lib/pictures/crop";

interface CropFrameProps {
  picture: HTMLCanvasElement;
  crop: Crop;
  /** Whether the picture is shown as a circle. */
  isRound: boolean;
  onChange: (crop: Crop) => void;
}

/** Shows the cropped part of a picture, which can be dragged. */
export function CropFrame({ picture, crop, isRound, onChange }: CropFrameProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  function drag(event: PointerEvent<HTMLCanvasElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const width = event.currentTarget.clientWidth;
    onChange(dragCrop(picture, crop, event.movementX / width, event.movementY / width));
  }

  return (
    <div className="relative mx-auto w-full max-w-64 overflow-hidden rounded-md">
      <canvas
        ref={canvas}
        width={512}
        height={512}
        role="img"
        aria-label="Preview of your picture"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        className="aspect-square w-full cursor-move touch-none"
      />
      {isRound && (
        <div className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_999px_var(--overlay)]" />
      )}
    </div>
  );
}
