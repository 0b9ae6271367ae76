import { useFormContext, useWatch } from "react-hook-form";
import type { OwnListingValues } from "@/components/listing-form/own-listing-schema";
import { ListingPhoto } from "@/components/listings/listing-photo";
import { Button } from "@/components/ui/button";

/** The practice's photo, to be taken away. Only its owner uploads one: the files lie in the owner's own folder. */
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
