import { useFormContext, useWatch } from "react-hook-form";
import type { OwnListingValues } from "@/components/listing-form/own-listing-schema";
import { ListingPhoto } from "@/components/listings/listing-photo";
import { PictureField } from "@/components/pictures/picture-field";

/** The practice's photo. */
export function PhotoField({ userId }: { userId: string }) {
  const { control, setValue } = useFormContext<OwnListingValues>();
  const [url, name] = useWatch({ control, name: ["photo_url", "practice_name"] });
  return (
    <PictureField
      bucket="practice-photos"
      folder={userId}
      noun="Photo"
      url={url}
      onChange={(photo) => setValue("photo_url", photo, { shouldDirty: true })}
      preview={
        <div className="size-28 overflow-hidden rounded-xl text-3xl">
          <ListingPhoto name={name} photoUrl={url} />
        </div>
      }
    />
  );
}
