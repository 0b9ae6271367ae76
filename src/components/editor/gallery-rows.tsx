import { ArrowDown, ArrowUp, Trash2, Undo2 } from "lucide-react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { PictureField } from "@/components/account/picture-field";
import type { OwnListingValues } from "@/components/editor/own-listing-schema";
import { useRowMoves } from "@/components/editor/use-row-moves";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { Photo } from "@/components/ui/photo";
import { joinClasses } from "@/lib/join-classes";
import { maxGalleryPhotos } from "@/lib/supabase/shared-limits";

/** The photos of a practice besides its main one, which can be added, described, reordered, and removed. */
export function GalleryRows({ listingId }: { listingId: string }) {
  const { control, formState } = useFormContext<OwnListingValues>();
  const { fields, append, move } = useFieldArray({ control, name: "gallery" });
  const photos = useWatch({ control, name: "gallery" });
  const { rows, announcement, moveRow } = useRowMoves({
    move,
    count: fields.length,
    nameOf: () => "The photo",
  });
  const error = formState.errors.gallery?.root;

  return (
    <fieldset className="grid gap-4" data-field="gallery">
      <legend className="float-left w-full font-semibold">More photos</legend>
      <p className="-mt-2 text-sm text-ink-soft">Up to {maxGalleryPhotos}, shown in this order.</p>
      <ol ref={rows} className="grid gap-2 empty:hidden">
        {fields.map((field, index) => (
          <li key={field.id}>
            <GalleryRow
              index={index}
              isLast={index === fields.length - 1}
              onMove={(by) => moveRow(index, by)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {photos.filter(({ isRemoved }) => !isRemoved).length < maxGalleryPhotos && (
        <PictureField
          bucket="gallery-photos"
          folder={listingId}
          of="for the gallery"
          preview={null}
          url=""
          onChange={(url) => append({ url, description: "", isRemoved: false })}
        />
      )}
      {error?.message && (
        <p role="alert" className="text-sm text-danger">
          {error.message}
        </p>
      )}
    </fieldset>
  );
}

interface GalleryRowProps {
  index: number;
  isLast: boolean;
  /** Moves the row up or down by one. */
  onMove: (by: -1 | 1) => void;
}

/** One photo with its description. A removed one stays visible until the form is saved, so that this can be undone. */
function GalleryRow({ index, isLast, onMove }: GalleryRowProps) {
  const { register, control, setValue, formState } = useFormContext<OwnListingValues>();
  const at = `gallery.${index}` as const;
  const { url, description, isRemoved } = useWatch({ control, name: at });
  const number = index + 1;
  return (
    <fieldset className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-1 rounded-lg bg-sage p-2 pl-3">
      <legend className="sr-only">{`Photo ${number}`}</legend>
      <div
        className={joinClasses(
          "size-18 overflow-hidden rounded-lg text-xl",
          isRemoved && "opacity-40",
        )}
      >
        <Photo name={description || "Photo"} photoUrl={url} bucket="gallery-photos" />
      </div>
      {isRemoved ? (
        <p className="self-center text-sm">This photo will be removed when you save.</p>
      ) : (
        <TextField
          label="Description"
          placeholder="The waiting room"
          error={formState.errors.gallery?.[index]?.description}
          {...register(`${at}.description`)}
        />
      )}
      <div className="col-span-2 -ml-2 flex">
        <Button
          variant="ghost"
          size="sm"
          data-action="up"
          disabled={index === 0}
          aria-label={`Move up photo ${number}`}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden="true" />
        </Button>
        <Button
          variant="ghost"
          size="sm"
          data-action="down"
          disabled={isLast}
          aria-label={`Move down photo ${number}`}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden="true" />
        </Button>
        <Button
          variant="ghost"
          size="sm"
          className="ml-auto"
          aria-label={`${isRemoved ? "Undo removing" : "Remove"} photo ${number}`}
          icon={isRemoved ? <Undo2 aria-hidden="true" /> : <Trash2 aria-hidden="true" />}
          onClick={() => setValue(`${at}.isRemoved`, !isRemoved, { shouldDirty: true })}
        >
          {isRemoved ? "Undo" : "Remove"}
        </Button>
      </div>
    </fieldset>
  );
}
