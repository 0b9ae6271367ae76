import type { QrDrawing } from "@/components/share-kit/qr-code";

interface QrPictureProps {
  drawing: QrDrawing;
  /** The accessible name. */
  label: string;
  className?: string;
}

/** A QR code, dark on white in any theme: not all scanners read it the other way. */
export const QrPicture = ({ drawing: { size, path }, label, className }: QrPictureProps) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${size} ${size}`}
    shapeRendering="crispEdges"
    className={className}
  >
    <rect width={size} height={size} fill="#fff" />
    <path d={path} fill="#000" />
  </svg>
);
