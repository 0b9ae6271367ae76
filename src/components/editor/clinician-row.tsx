import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { PictureField } from "@/components/account/picture-field";
import {
  type ClinicianValues,
  emptyClinician,
  lastOptOutDay,
} from "@/components/editor/clinician-schema";
import { CollapsibleFields } from "@/components/editor/collapsible-fields";
import type { OwnListingValues } from "@/components/editor/own-listing-schema";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { Photo } from "@/components/ui/photo";
import { moveFocusOnRemoval } from "@/lib/browser/focus";
import { specialtyWarning } from "@/lib/editor/listing-warnings";
import { formatMonth } from "@/lib/format/dates";
import { genderLabels } from "@/lib/listings/clinicians";
import { leavingMonths } from "@/lib/listings/former-clinicians";
import { listNames } from "@/lib/listings/former-names";

interface ClinicianRowProps {
  index: number;
  isLast: boolean;
  /** The practice, whose folder has the photo; undefined until it is saved. */
  listingId: string | undefined;
  /** Moves the row up or down by one. */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** The actions of a row; also the `data-action` of its buttons. */
type RowAction = "up" | "down" | "remove";

/** One clinician: name and facts in short, and the fields when it is open. */
export function ClinicianRow({ index, isLast, listingId, onMove, onRemove }: ClinicianRowProps) {
  const { register, control, setValue, formState } = useFormContext<OwnListingValues>();
  const errors = formState.errors.clinicians?.[index];
  const number = index + 1;
  const fieldProps = (field: keyof ClinicianValues) => ({
    error: errors?.[field],
    ...register(`clinicians.${index}.${field}`),
  });
  // It is undefined for a moment when the row is removed.
  const clinician: ClinicianValues | undefined = useWatch({ control, name: `clinicians.${index}` });
  const {
    name,
    credentials,
    specialty,
    languages,
    npi,
    practicing_since: since,
    left_in: leftIn,
    former_names: formerNames,
  } = clinician ?? emptyClinician;
  const [savedName] = useState(name);
  const names = listNames(formerNames);
  const isRenamed =
    savedName !== "" &&
    name.trim() !== savedName &&
    name.trim() !== "" &&
    !names.includes(savedName);

  return (
    <CollapsibleFields
      title={joinFilled(", ", name.trim() || `Clinician ${number}`, credentials)}
      summary={
        leftIn
          ? `Left in ${formatMonth(leftIn)}`
          : joinFilled(" · ", specialty, languages) || "No specialty or languages yet"
      }
      hasErrors={errors !== undefined}
      startsOpen={!name}
    >
      <fieldset className="grid items-start gap-3 pb-4 sm:grid-cols-2 sm:gap-4">
        <legend className="sr-only">{`Clinician ${number}`}</legend>
        {listingId && (
          <div className="sm:col-span-2">
            <ClinicianPhotoField index={index} listingId={listingId} />
          </div>
        )}
        <div>
          <TextField label="Full name" {...fieldProps("name")} />
          {isRenamed && (
            <Button
              variant="ghost"
              size="sm"
              className="-ml-4"
              onClick={() =>
                setValue(`clinicians.${index}.former_names`, [...names, savedName].join("; "), {
                  shouldDirty: true,
                })
              }
            >
              {`Keep “${savedName}” as a former name`}
            </Button>
          )}
        </div>
        <TextField label="Credentials" placeholder="MD" isOptional {...fieldProps("credentials")} />
        <TextField
          label="Specialty"
          placeholder="Family Medicine"
          isOptional
          warning={specialtyWarning(specialty)}
          {...fieldProps("specialty")}
        />
        <TextField
          label="Languages"
          placeholder="English, Spanish"
          isOptional
          {...fieldProps("languages")}
        />
        <SelectField label="New patients" {...fieldProps("accepting_new_patients")}>
          <option value="">Not specified</option>
          <option value="true">Accepting</option>
          <option value="false">Not accepting</option>
        </SelectField>
        <div className="sm:col-span-2">
          <CollapsibleFields
            title="More about this clinician"
            summary={
              joinFilled(" · ", npi && `NPI ${npi}`, since && `since ${since}`) ||
              "NPI, gender, Medicare, former names, and leaving"
            }
            hasErrors={errors !== undefined && moreFields.some((field) => field in errors)}
          >
            <div className="grid items-start gap-3 pb-4 sm:grid-cols-2 sm:gap-4">
              <TextField label="NPI" inputMode="numeric" isOptional {...fieldProps("npi")} />
              <TextField
                label="Practicing since"
                placeholder="1998"
                inputMode="numeric"
                isOptional
                {...fieldProps("practicing_since")}
              />
              <SelectField
                label="Gender"
                hint="Shown only if you state it, with the clinician's consent. Some patients look for it."
                {...fieldProps("gender")}
              >
                <option value="">Not specified</option>
                {Object.entries(genderLabels).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </SelectField>
              <TextField
                label="Opted out of Medicare until"
                type="date"
                hint="The last day of the current two-year period. Leave empty if the clinician hasn't opted out."
                min="1998-01-01"
                max={lastOptOutDay()}
                isOptional
                {...fieldProps("medicare_opt_out_until")}
              />
              <TextField
                label="Former names"
                hint="Names that patients may still search for, separated by semicolons."
                isOptional
                {...fieldProps("former_names")}
              />
              {listingId && (
                <SelectField
                  label="Works at the practice"
                  hint="If they left, saving takes them off the list. Your listing says so for six months, and patients can still find it by their name."
                  {...fieldProps("left_in")}
                >
                  <option value="">Yes</option>
                  {leavingMonths().map((month) => (
                    <option key={month} value={month}>
                      Left in {formatMonth(month)}
                    </option>
                  ))}
                </SelectField>
              )}
            </div>
          </CollapsibleFields>
        </div>
        <div className="-ml-2 flex flex-wrap gap-1 sm:col-span-2">
          <RowButton action="up" of={number} isDisabled={index === 0} onClick={() => onMove(-1)} />
          <RowButton action="down" of={number} isDisabled={isLast} onClick={() => onMove(1)} />
          <RowButton action="remove" of={number} onClick={onRemove} />
        </div>
      </fieldset>
    </CollapsibleFields>
  );
}

/** The fields that few visitors look for. */
const moreFields = [
  "npi",
  "practicing_since",
  "gender",
  "medicare_opt_out_until",
  "former_names",
  "left_in",
];

const joinFilled = (separator: string, ...texts: string[]) =>
  texts.filter((text) => text.trim() !== "").join(separator);

const buttonContent = {
  up: { label: "Move up", icon: <ArrowUp aria-hidden="true" /> },
  down: { label: "Move down", icon: <ArrowDown aria-hidden="true" /> },
  remove: { label: "Remove", icon: <Trash2 aria-hidden="true" /> },
} satisfies Record<RowAction, object>;

interface RowButtonProps {
  action: RowAction;
  /** The clinician's number. */
  of: number;
  isDisabled?: boolean;
  onClick: () => void;
}

function RowButton({ action, of, isDisabled, onClick }: RowButtonProps) {
  const { label, icon } = buttonContent[action];
  return (
    <Button
      ref={action === "remove" ? moveFocusOnRemoval : undefined}
      variant="ghost"
      size="sm"
      className="px-2!"
      data-action={action}
      disabled={isDisabled}
      aria-label={`${label} clinician ${of}`}
      onClick={onClick}
    >
      {icon}
      {label}
    </Button>
  );
}

interface ClinicianPhotoFieldProps {
  index: number;
  listingId: string;
}

/** The photo of one clinician, stored in the practice's folder so that all its editors can change it. */
function ClinicianPhotoField({ index, listingId }: ClinicianPhotoFieldProps) {
  const { control, setValue } = useFormContext<OwnListingValues>();
  const [name, url] = useWatch({
    control,
    name: [`clinicians.${index}.name`, `clinicians.${index}.photo_url`],
  });
  return (
    <PictureField
      bucket="clinician-photos"
      folder={listingId}
      of={`of clinician ${index + 1}`}
      url={url}
      onChange={(photo) => setValue(`clinicians.${index}.photo_url`, photo, { shouldDirty: true })}
      preview={
        <div className="size-16 shrink-0 overflow-hidden rounded-full text-xl">
          <Photo name={name} photoUrl={url} bucket="clinician-photos" />
        </div>
      }
    />
  );
}
