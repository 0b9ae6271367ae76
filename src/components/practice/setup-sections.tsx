import { type ComponentType, type ReactNode, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { PictureField } from "@/components/account/picture-field";
import { AnnouncedPricesField } from "@/components/editor/announced-prices-field";
import { ClinicianRows } from "@/components/editor/clinician-rows";
import { asOnlyClinician } from "@/components/editor/clinician-schema";
import { CollapsibleFields } from "@/components/editor/collapsible-fields";
import { describeFields } from "@/components/editor/describe-fields";
import { CappedCoupleNote } from "@/components/editor/fee-fields";
import { FieldControl } from "@/components/editor/field-control";
import { fieldsOf } from "@/components/editor/field-values";
import { GalleryRows } from "@/components/editor/gallery-rows";
import { HoursField } from "@/components/editor/hours-field";
import {
  listParts,
  type OwnListingField,
  type OwnListingValues,
  schemaOf,
} from "@/components/editor/own-listing-schema";
import { PlaceFields, useZipAutofill } from "@/components/editor/place-fields";
import { PriceChoice } from "@/components/editor/price-choice";
import { ServiceList, ServiceRows } from "@/components/editor/service-rows";
import { SpecialHoursField } from "@/components/editor/special-hours-field";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { TextField } from "@/components/forms/text-field";
import { ListingPreview } from "@/components/practice/listing-preview";
import { toPreviewCard } from "@/components/practice/preview-values";
import { Button } from "@/components/ui/button";
import { Photo } from "@/components/ui/photo";
import { PillRow } from "@/components/ui/pill-row";
import { TextLink } from "@/components/ui/text-link";
import type { FieldColumn } from "@/lib/listings/field-columns";
import { joinLanguages } from "@/lib/listings/language-lines";
import { listLanguages } from "@/lib/listings/languages";
import { paths } from "@/lib/paths";
import type { Editor } from "@/lib/practice/own-listing";

/** What a part of the form knows about the practice. */
export interface SetupPartProps {
  id: string;
  userId: string;
  editor: Editor;
}

/** A section of the practice's page, or a step of its first setup. */
export interface SetupPart {
  /** Its name in the URL. */
  id: string;
  title: string;
  /** The fields that are validated and saved with it. */
  fields: readonly OwnListingField[];
  /** Checks these fields only. */
  schema: ReturnType<typeof schemaOf>;
  Component: ComponentType<SetupPartProps>;
}

const withSchemas = (parts: readonly Omit<SetupPart, "schema">[]): readonly SetupPart[] =>
  parts.map((part) => ({ ...part, schema: schemaOf(part.fields) }));

const contactFields: readonly FieldColumn[] = [
  "phone",
  "fax",
  "website",
  "enrollment_url",
  "booking_url",
  "social_urls",
];
const groupFields: readonly FieldColumn[] = [
  "family_cap",
  "family_cap_note",
  "couple_price",
  "extra_child_price",
  "student_price",
  "employer_price",
  "employer_from",
];
const addressFields: readonly FieldColumn[] = ["address_street", ...fieldsOf("place")];
const basicsFields = [...fieldsOf("about"), ...fieldsOf("contact")].filter(
  (field) => !contactFields.includes(field) && !addressFields.includes(field),
);
const feeFields = fieldsOf("fees").filter(
  (field) => !groupFields.includes(field) && field !== "membership_levels",
);
const careFields: readonly FieldColumn[] = [
  "home_visit_miles",
  "model",
  "medicare_opt_out",
  "free_meeting",
];
const patientFields = fieldsOf("patients").filter((field) => !careFields.includes(field));

/** The sections of a listing that was submitted, in the order of the page. Each field is in exactly one. */
export const setupSections = withSchemas([
  {
    id: "basics",
    title: "Basics",
    fields: basicsFields,
    Component: () => <Fields of={basicsFields} />,
  },
  {
    id: "hours",
    title: "Location and hours",
    fields: [...addressFields, "offices"],
    Component: ({ id, editor }) => (
      <>
        <FieldControl field="address_street" />
        <PlaceFields />
        {editor !== "submitter" && <MainOfficeHours id={id} />}
      </>
    ),
  },
  {
    id: "prices",
    title: "Membership and prices",
    fields: [...fieldsOf("prices"), ...fieldsOf("fees"), "tiers", "announced_prices"],
    Component: ({ editor }) => (
      <>
        {editor === "submitter" ? <Fields of={fieldsOf("prices")} /> : <PriceChoice />}
        <FieldGroup title="Families, students, and employers" of={groupFields}>
          <CappedCoupleNote />
        </FieldGroup>
        <FieldGroup title="Fees and terms" of={feeFields} />
        {editor !== "submitter" && <AnnouncedPricesField />}
      </>
    ),
  },
  {
    id: "included",
    title: "What's included",
    fields: ["services"],
    Component: () => <ServiceList />,
  },
  {
    id: "patients",
    title: "Patients and telehealth",
    fields: fieldsOf("patients"),
    Component: () => (
      <>
        <Fields of={patientFields} />
        <FieldGroup title="Home visits, Medicare, and first meetings" of={careFields} />
      </>
    ),
  },
  {
    id: "contact",
    title: "Contact and links",
    fields: contactFields,
    Component: () => <Fields of={contactFields} />,
  },
  {
    id: "clinicians",
    title: "Clinicians",
    fields: ["clinicians"],
    Component: ({ id }) => <ClinicianRows listingId={id} />,
  },
  {
    id: "photos",
    title: "Photos",
    fields: ["photo_url", "gallery"],
    Component: ({ id, userId, editor }) => (
      <>
        {editor === "owner" && <PhotoField userId={userId} label="Main photo" />}
        <GalleryRows listingId={id} />
      </>
    ),
  },
]);

const stepBasics: readonly FieldColumn[] = [
  "npi",
  "practice_name",
  "credentials",
  "specialty",
  "address_street",
  "address_zip",
  "address_city",
  "address_state",
  "telehealth_only",
  "phone",
  "website",
];

/** The fields of a step, of which the phone or the website is needed before the listing can be submitted. */
const reachable = (part: SetupPart): SetupPart => ({
  ...part,
  schema: part.schema.refine(({ phone, website }) => phone || website, {
    path: ["phone"],
    message: "Enter a phone or a website. One of the two is enough.",
    // Also if other fields have errors.
    when: () => true,
  }),
});

/** The steps of a first setup. */
export const setupSteps = withSchemas([
  { id: "find", title: "Find your practice", fields: ["npi"], Component: FindFields },
  {
    id: "basics",
    title: "The basics",
    fields: [...stepBasics, "clinicians"],
    Component: BasicsStep,
  },
  {
    id: "price",
    title: "Your price",
    fields: ["monthly_price", "yearly_price", "membership_levels", "tiers"],
    Component: ({ editor }) =>
      editor === "submitter" ? <Fields of={fieldsOf("prices")} /> : <PriceChoice />,
  },
  {
    id: "patients",
    title: "Patients and hours",
    fields: ["accepting_new_patients", "patient_ages", "offices"],
    Component: ({ editor }) => (
      <>
        <Fields of={["accepting_new_patients", "patient_ages"]} />
        {editor !== "submitter" && (
          <>
            <MainHoursField />
            <AppointmentField />
          </>
        )}
      </>
    ),
  },
  {
    id: "included",
    title: "What's included and languages",
    fields: ["services", "languages"],
    Component: IncludedStep,
  },
  {
    id: "finish",
    title: "Photo, About, and preview",
    fields: ["photo_url", "bio"],
    Component: ({ id, userId, editor }) => (
      <>
        {editor === "owner" && <PhotoField userId={userId} />}
        <FieldControl field="bio" />
        <FormPreview id={id} />
      </>
    ),
  },
]).map((step) => (step.id === "basics" ? reachable(step) : step));

/** Whether an editor may change a field. Only the owner has access to the main photo's folder. */
export const canEditField = (editor: Editor, field: OwnListingField): boolean =>
  field === "photo_url" ? editor === "owner" : editor !== "submitter" || !listParts.includes(field);

/** The sections with something that the editor may change, and only these fields. */
export const sectionsFor = (editor: Editor): SetupPart[] =>
  setupSections
    .map((section) => ({
      ...section,
      fields: section.fields.filter((field) => canEditField(editor, field)),
    }))
    .filter(({ fields }) => fields.length > 0);

/** The section with a field. */
export const sectionOfField = (field: string): SetupPart | undefined =>
  setupSections.find(({ fields }) => fields.some((one) => one === field));

function FormPreview({ id }: { id: string }) {
  const { control } = useFormContext<OwnListingValues>();
  const listing = useWatch({ control, compute: (values) => toPreviewCard(id, values) });
  return <ListingPreview listing={listing} />;
}

const Fields = ({ of }: { of: readonly FieldColumn[] }) =>
  of.map((field) => <FieldControl key={field} field={field} />);

interface FieldGroupProps {
  title: string;
  of: readonly FieldColumn[];
  children?: ReactNode;
}

/** Fields that few practices need, collapsed until one of them has an error. */
function FieldGroup({ title, of, children }: FieldGroupProps) {
  const { control, formState } = useFormContext<OwnListingValues>();
  const summary = useWatch({ control, compute: (values) => describeFields(of, values) });
  return (
    <CollapsibleFields
      title={title}
      summary={summary || "Nothing filled in yet"}
      hasErrors={of.some((field) => field in formState.errors)}
    >
      <div className="grid gap-6 pb-5 sm:grid-cols-2">
        <Fields of={of} />
      </div>
      {children}
    </CollapsibleFields>
  );
}

function MainHoursField() {
  const { control } = useFormContext<OwnListingValues>();
  return <HoursField at="offices.main" zip={useWatch({ control, name: "address_zip" })} />;
}

/** The hours of the main office, and a link to everything else about offices. */
function MainOfficeHours({ id }: { id: string }) {
  const { register, formState } = useFormContext<OwnListingValues>();
  return (
    <>
      <MainHoursField />
      <SpecialHoursField at="offices.main" />
      <AppointmentField />
      <TextField
        label="Notes about hours"
        isOptional
        placeholder="Evenings by arrangement"
        error={formState.errors.offices?.main?.hours_note}
        {...register("offices.main.hours_note")}
      />
      <p className="text-sm">
        Parking and more locations: <TextLink to={paths.offices(id)}>Offices and hours</TextLink>
      </p>
    </>
  );
}

const AppointmentField = () => (
  <CheckboxField
    label="Visits by appointment only"
    {...useFormContext<OwnListingValues>().register("offices.main.by_appointment")}
  />
);

/** The practice's main photo, which cards show. */
function PhotoField({ userId, label }: { userId: string; label?: string }) {
  const { control, setValue } = useFormContext<OwnListingValues>();
  const [url, name] = useWatch({ control, name: ["photo_url", "practice_name"] });
  return (
    <div data-field="photo_url" className="grid gap-3">
      {label && <h3 className="font-semibold">{label}</h3>}
      <PictureField
        bucket="practice-photos"
        folder={userId}
        url={url}
        onChange={(photo) => setValue("photo_url", photo, { shouldDirty: true })}
        preview={
          <div className="size-28 overflow-hidden rounded-xl text-3xl">
            <Photo name={name} photoUrl={url} />
          </div>
        }
      />
    </div>
  );
}

/** The NPI, or the name and ZIP code, with the listings that match. */
function FindFields() {
  const { register } = useFormContext<OwnListingValues>();
  const { fillFromZip } = useZipAutofill("");
  return (
    <>
      <p className="-mt-2 text-ink-soft">
        We'll check whether your practice is already listed, so you can claim it instead. If it
        isn't, we'll use your NPI to fill in the basics.
      </p>
      <FieldControl field="npi" />
      <p className="-my-2 text-sm font-semibold">Or enter the name and ZIP code</p>
      <div className="grid gap-6 sm:grid-cols-[1fr_9rem]">
        <TextField
          label="Practice name"
          autoComplete="organization"
          {...register("practice_name")}
        />
        <TextField
          label="ZIP code"
          inputMode="numeric"
          autoComplete="postal-code"
          {...register("address_zip", { onChange: () => void fillFromZip() })}
        />
      </div>
    </>
  );
}

function BasicsStep() {
  const { register, formState, getValues, setValue } = useFormContext<OwnListingValues>();

  /** Renames the first clinician, whom the NPI registry has filled in. */
  function renameClinician() {
    const [npi, physician, specialty, clinicians] = getValues([
      "npi",
      "credentials",
      "specialty",
      "clinicians",
    ]);
    if (npi === "" || clinicians.length !== 1 || clinicians[0]?.npi !== npi) return;
    const renamed = asOnlyClinician(physician, specialty, npi);
    if (renamed.length > 0) setValue("clinicians", renamed, { shouldDirty: true });
  }

  // Shown if the NPI registry has filled it in.
  const [hasSpecialty] = useState(() => getValues("specialty") !== "");
  return (
    <>
      <FieldControl field="practice_name" />
      <TextField
        label="Physician"
        isOptional
        hint={
          hasSpecialty ? undefined : "Name and degree, such as “Ana Ruiz, MD, Family Medicine”."
        }
        error={formState.errors.credentials}
        {...register("credentials", { onChange: renameClinician })}
      />
      {hasSpecialty && <FieldControl field="specialty" />}
      <FieldControl field="address_street" />
      <PlaceFields />
      <CheckboxField
        label="This is a mailing address: we see patients only by video or phone"
        {...register("telehealth_only")}
      />
      <p className="-mb-3 text-sm text-ink-soft">
        How patients reach you: a phone or a website. One of the two is enough.
      </p>
      <div className="grid gap-6 sm:grid-cols-2">
        <Fields of={["phone", "website"]} />
      </div>
    </>
  );
}

const commonLanguages = ["English", "Spanish"];

function IncludedStep({ editor }: SetupPartProps) {
  const { control, setValue } = useFormContext<OwnListingValues>();
  const listed = listLanguages(useWatch({ control, name: "languages" }));
  const suggested = commonLanguages.filter((language) => !listed.includes(language));
  return (
    <>
      <p className="-mt-2 text-ink-soft">You can skip this step and answer later.</p>
      <div className="grid gap-2">
        <FieldControl field="languages" />
        <PillRow>
          {suggested.map((language) => (
            <Button
              key={language}
              variant="secondary"
              size="sm"
              onClick={() =>
                setValue("languages", joinLanguages([...listed, language]), { shouldDirty: true })
              }
            >
              Add {language}
            </Button>
          ))}
        </PillRow>
      </div>
      {editor !== "submitter" && <ServiceRows />}
    </>
  );
}
