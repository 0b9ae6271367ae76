import { useFormContext, useWatch } from "react-hook-form";
import type { OwnListingValues } from "@/components/listing-form/own-listing-schema";
import { ListingPhoto } from "@/components/listings/listing-photo";
import { Button } from "@/components/ui/button";

/** Removes the practice's photo. Admins can't upload one because photos are stored in the owner's folder. */
export function PhotoRemoval() {
  const { control, setValue } = useFormContext<OwnListingValues>();
  const [url, name] = useWatch({ control, name: ["photo_url", "practice_name"] });
  if (!url) return null;
  return (
    <div className="flex flex-wrap items-center gap-6">
      <div className="size-28 overflow-hidden rounded-xl text-3xl">
        <ListingPhoto name={name} photoUrl={url} />
      </div>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => setValue("photo_url", "", { shouldDirty: true })}
      >
        Remove photo
      </Button>
    </div>
  );
}
