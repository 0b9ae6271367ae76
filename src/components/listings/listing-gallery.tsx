import { textLanguage } from "@/lib/format/text-language";
import type { GalleryPhoto } from "@/lib/listings/gallery";
import { t } from "@/lib/messages";

/** More photos of a practice, each of which opens in full size. Renders nothing if there are none. */
export function ListingGallery({ photos }: { photos: readonly GalleryPhoto[] }) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label={t`Photos`} className="mt-6 grid grid-cols-3 gap-2 sm:grid-cols-5 sm:gap-3">
      {photos.map(({ url, description }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            <img
              src={url}
              alt={description}
              lang={textLanguage(description)}
              loading="lazy"
              decoding="async"
              className="aspect-square w-full rounded-lg bg-sage object-cover text-xs"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
