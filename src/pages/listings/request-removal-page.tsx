import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { RadioGroupField } from "@/components/forms/radio-group-field";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { TextareaField } from "@/components/forms/textarea-field";
import { PageHead } from "@/components/site/page-head";
import { Button, LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Container } from "@/components/ui/container";
import { Trans } from "@/components/ui/messages";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { useFormWithDraft } from "@/hooks/form-draft";
import { type ListingDetail, useListing } from "@/hooks/listings/listing-detail";
import { useRequestRemoval } from "@/hooks/listings/removal-requests";
import { focusOnMount } from "@/lib/browser/focus";
import { isUuid } from "@/lib/format/text";
import { usStates } from "@/lib/format/us-states";
import { type RemovalValues, relationLabels, removalSchema } from "@/lib/listings/removal-schema";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

const subjects = [
  { value: "practice", label: t`A practice`, hint: t`The whole listing is removed.` },
  {
    value: "physician",
    label: t`A physician`,
    hint: t`The practice can stay listed with its other clinicians.`,
  },
  {
    value: "former name",
    label: t`A former name`,
    hint: t`The listing stays, without this name, and the name can't be added again.`,
  },
];

type RemovalFormProps = {
  listing: Pick<
    ListingDetail,
    "id" | "practice_name" | "address_city" | "address_state" | "address_zip"
  > | null;
};

/** The removal request form. A draft is stored on the device until the request is sent. */
function RemovalForm({ listing }: RemovalFormProps) {
  // Retries send the same id, so that only one request is created.
  const [id] = useState(() => crypto.randomUUID());
  const noteId = useId();
  const request = useRequestRemoval();
  const { register, handleSubmit, watch, formState, clearDraft } = useFormWithDraft({
    draft: `removal/${listing?.id ?? ""}`,
    resolver: zodResolver(removalSchema),
    mode: "onTouched",
    defaultValues: {
      subject: "practice" as const,
      practice_name: listing?.practice_name ?? "",
      physician_name: "",
      address_city: listing?.address_city ?? "",
      address_state: listing?.address_state ?? "",
      address_zip: listing?.address_zip.slice(0, 5) ?? "",
      npi: "",
      requester_name: "",
      email: "",
      relation: "",
      reason: "",
    },
  });
  const { errors } = formState;
  const fieldProps = (field: keyof RemovalValues) => ({
    error: errors[field],
    ...register(field),
  });
  // Registered first, because the first invalid field in registration order takes focus and this one is at the top.
  const physicianName = register("physician_name");
  const subject = watch("subject");

  if (request.isSuccess) return <Sent email={request.variables.email} />;

  const send = (values: RemovalValues) =>
    request.mutate(
      {
        ...values,
        // The field may hold text from before "A practice" was selected.
        physician_name: values.subject === "practice" ? "" : values.physician_name,
        id,
        doctor_id: listing?.id ?? null,
      },
      { onSuccess: clearDraft },
    );

  return (
    <Card padding="lg">
      <Form onSubmit={handleSubmit(send)} className="grid gap-5">
        <RadioGroupField
          label={t`What should be removed?`}
          options={subjects}
          {...register("subject")}
        />
        {subject !== "practice" && (
          <TextField
            label={subject === "physician" ? t`Physician's name` : t`Former name to hide`}
            hint={
              subject === "former name"
                ? t`Don't enter the current name. Once we've decided, we delete this name and keep only a code that recognizes it.`
                : undefined
            }
            error={errors.physician_name}
            {...physicianName}
          />
        )}
        {listing ? (
          <p className="rounded-lg bg-sage px-4 py-3">
            <TextLink to={paths.listing(listing.id)}>{listing.practice_name}</TextLink>,{" "}
            {listing.address_city}, {listing.address_state}.{" "}
            <TextLink to={paths.removeListing()}>{t`Choose another practice`}</TextLink>
          </p>
        ) : (
          <>
            <TextField label={t`Practice name`} {...fieldProps("practice_name")} />
            <div className="grid gap-5 sm:grid-cols-[2fr_2fr_1fr]">
              <TextField label={t`City`} {...fieldProps("address_city")} />
              <SelectField label={t`State`} {...fieldProps("address_state")}>
                <option value="">{t`Choose a state`}</option>
                {usStates.map(([code, name]) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </SelectField>
              <TextField label={t`ZIP code`} inputMode="numeric" {...fieldProps("address_zip")} />
            </div>
          </>
        )}
        <TextField
          label={t`NPI`}
          isOptional
          inputMode="numeric"
          hint={t`Helps us find every listing, even under a different name.`}
          {...fieldProps("npi")}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label={t`Your name`} autoComplete="name" {...fieldProps("requester_name")} />
          <TextField
            label={t`Your email`}
            type="email"
            autoComplete="email"
            {...fieldProps("email")}
          />
        </div>
        <SelectField label={t`Your role`} {...fieldProps("relation")}>
          <option value="">{t`Choose one`}</option>
          {Object.entries(relationLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextareaField
          label={t`Reason`}
          isOptional
          rows={4}
          hint={t`Up to 1,000 characters. Please leave out medical details.`}
          {...fieldProps("reason")}
        />
        <p id={noteId} className="text-sm text-ink-soft">
          {t`We'll email you a link to confirm your request, which only our admins can see. We delete unconfirmed requests after a day and decided requests after 90 days. After an approved removal, we keep the name, ZIP code, NPI, phone, and website so we don't list it again.`}
        </p>
        <FormFailure error={request.error} />
        <Button
          type="submit"
          aria-describedby={noteId}
          isBusy={request.isPending}
          className="justify-self-start"
        >
          {t`Send request`}
        </Button>
      </Form>
    </Card>
  );
}

function Sent({ email }: { email: string }) {
  return (
    <Card padding="lg">
      <h2 tabIndex={-1} ref={focusOnMount} className="text-2xl">
        {t`Check your email`}
      </h2>
      <p className="mt-3">
        <Trans>
          We sent a link to <strong className="break-words">{email}</strong>. Open it within 24
          hours to confirm your request. We won't review it until you do.
        </Trans>
      </p>
      <p className="mt-2 text-ink-soft">
        {t`Didn't get it after a few minutes? Check your spam folder or contact us.`}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <LinkButton to={paths.contact} variant="secondary">
          {t`Contact us`}
        </LinkButton>
      </p>
    </Card>
  );
}

/** Lets anyone request the removal of a practice or physician, without an account. */
export function Component() {
  const [params] = useSearchParams();
  const listing = params.get("listing") ?? "";
  return (
    <Container className="py-10 sm:py-14">
      <PageHead
        title={t`Remove a listing`}
        description={t`Request to have a practice, a physician, or a former name removed from DPC Nearby. No account needed.`}
      />
      <h1 className="text-3xl">{t`Remove a listing`}</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">
        {t`If you don't want your practice or your name on DPC Nearby, send us this form and confirm by email. Our team reviews each request. Once it's approved, the listing is taken down, and our imports and forms won't add it again. You can also ask us to hide only a former name.`}
      </p>
      <div className="mt-8 max-w-3xl">
        {isUuid(listing) ? <ListingRemovalForm id={listing} /> : <RemovalForm listing={null} />}
      </div>
    </Container>
  );
}

/** The form for one listing. If it can't be loaded, the form is empty. */
function ListingRemovalForm({ id }: { id: string }) {
  const { data, isPending } = useListing(id);
  if (isPending) {
    return (
      <LoadingRegion label={t`Loading the listing...`}>
        <Skeleton className="h-96 rounded-xl" />
      </LoadingRegion>
    );
  }
  return <RemovalForm listing={data ?? null} />;
}
