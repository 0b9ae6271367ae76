import { encode } from "uqr";

export interface QrDrawing {
  /** How many modules it is wide and high, with the quiet zone around it. */
  size: number;
  /** Its dark modules, as the path of an SVG with a unit a module. */
  path: string;
}

/** The QR code of a text, readable with 15 % of it covered or worn. */
export function drawQrCode(text: string): QrDrawing {
  // Scanners want four modules of white around it.
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const rows = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: rows.join("") };
}

/** The QR code as an SVG file, for printing at any size. */
export const qrFile = ({ size, path }: QrDrawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>\n`;
