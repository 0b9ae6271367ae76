import { useFormContext, useWatch } from "react-hook-form";
import type { OwnListingValues } from "@/components/listing-form/own-listing-schema";
import { ListingPhoto } from "@/components/listings/listing-photo";
import { PictureField } from "@/components/pictures/picture-field";

interface ClinicianPhotoFieldProps {
  index: number;
  listingId: string;
}

/** The photo of one clinician, stored in the practice's folder so that all its editors can change it. */
export function ClinicianPhotoField({ index, listingId }: ClinicianPhotoFieldProps) {
  const { control, setValue } = useFormContext<OwnListingValues>();
  const [name, url] = useWatch({
    control,
    name: [`clinicians.${index}.name`, `clinicians.${index}.photo_url`],
  });
  return (
    <PictureField
      bucket="clinician-photos"
      folder={listingId}
      noun="Photo"
      of={`of clinician ${index + 1}`}
      url={url}
      onChange={(photo) => setValue(`clinicians.${index}.photo_url`, photo, { shouldDirty: true })}
      preview={
        <div className="size-16 shrink-0 overflow-hidden rounded-full text-xl">
          <ListingPhoto name={name} photoUrl={url} bucket="clinician-photos" />
        </div>
      }
    />
  );
}
