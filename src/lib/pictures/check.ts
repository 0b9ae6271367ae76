import { isPicture, readPictureSize } from "@/lib/pictures/header";

/** What is wrong with a file, ready to be shown. */
export interface PictureProblem {
  title: string;
  description: string;
}

const maxBytes = 2 * 1024 * 1024;
// Decoding takes four bytes a pixel, however small the file is.
const maxSide = 8000;

export const damagedPicture: PictureProblem = {
  title: "Picture not readable",
  description: "The file seems to be damaged or incomplete. Please choose another one.",
};

/** Looks into a file and says why it cannot become a profile picture; null when it can. */
export async function findPictureProblem(file: Blob): Promise<PictureProblem | null> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.slice(0, maxBytes).arrayBuffer());
  } catch {
    // Moved, deleted or locked since it was chosen.
    return damagedPicture;
  }
  if (!isPicture(bytes)) {
    return { title: "Invalid file type", description: "Please upload an image file" };
  }
  if (file.size > maxBytes) {
    return {
      title: "File too large",
      description: "Please upload an image smaller than 2MB",
    };
  }
  const size = readPictureSize(bytes);
  if (!size) return damagedPicture;
  if (Math.max(size.width, size.height) > maxSide) {
    return {
      title: "Picture too large",
      description: `Please upload a picture of at most ${maxSide.toLocaleString("en-US")} pixels on each side`,
    };
  }
  return null;
}
