import { type SubmitEvent, useState } from "react";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { TextField } from "@/components/forms/text-field";
import { Button, LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { LoadFailure } from "@/components/ui/load-failure";
import { Section, SectionEmpty, SectionLoading } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import {
  type CurrentClinician,
  type Departure,
  useDepartures,
  useRecordDeparture,
  useUndoDeparture,
} from "@/hooks/practice/departures";
import type { MovedOn } from "@/hooks/practice/moved-clinicians";
import { formatCalendarDay, today } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";

interface DeparturesSectionProps {
  listingId: string;
  isPublic: boolean;
}

/** The clinicians of a listing, and those who have left. */
export function DeparturesSection({ listingId, isPublic }: DeparturesSectionProps) {
  const people = useDepartures(listingId);
  if (people.isPending) return <SectionLoading label="Loading clinicians..." />;
  if (!people.data) return <LoadFailure query={people} />;
  const { clinicians, departures, movedOn } = people.data;
  return (
    <div className="grid gap-12">
      <Section title="Clinicians">
        {clinicians.length > 0 ? (
          <Card padding="none">
            <ul className="divide-y divide-line">
              {clinicians.map((clinician) => (
                <CurrentClinicianRow
                  key={clinician.id}
                  listingId={listingId}
                  isPublic={isPublic}
                  clinician={clinician}
                />
              ))}
            </ul>
          </Card>
        ) : (
          <SectionEmpty
            action={
              <LinkButton to={paths.ownPractice(listingId)} size="sm" variant="secondary">
                Edit listing
              </LinkButton>
            }
          >
            This listing doesn't name individual clinicians. If a solo physician leaves, the owner
            can close the practice and forward visitors to the physician's next practice.
          </SectionEmpty>
        )}
      </Section>
      {departures.length > 0 && (
        <Section title="Past clinicians">
          <Card padding="none">
            <ul className="divide-y divide-line">
              {departures.map((departure) => (
                <DepartureRow
                  key={departure.id}
                  departure={departure}
                  movedOn={movedOn.filter((one) => one.departure === departure.id)}
                />
              ))}
            </ul>
          </Card>
        </Section>
      )}
    </div>
  );
}

interface DepartureRowProps {
  departure: Departure;
  /** The listings that name them now. */
  movedOn: readonly MovedOn[];
}

/** A departure, the listings it links to, and the button to undo it. */
function DepartureRow({ departure, movedOn }: DepartureRowProps) {
  const undo = useUndoDeparture();
  const { id, name, left_on, shows_new_practice } = departure;

  async function submit() {
    const isPending = await undo.mutateAsync(id);
    toast({
      title: isPending ? "Pending review" : `${name} is back`,
      description: isPending
        ? "Your listing will show them once approved"
        : "Your listing shows them again",
      tone: "success",
    });
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
      <div className="min-w-0">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-ink-soft">
          Left on {formatCalendarDay(left_on)}.{" "}
          {shows_new_practice ? (
            <span key={movedOn.length}>
              <NewPracticeLinks movedOn={movedOn} />
            </span>
          ) : (
            <span>Your listing doesn't link to their new practice.</span>
          )}
        </p>
      </div>
      <ConfirmButton
        label="Undo"
        labelSuffix={`the departure of ${name}`}
        title={`Undo the departure of ${name}?`}
        confirmLabel="Undo departure"
        onConfirm={submit}
      >
        <p>Your listing will show them again, last in its list of clinicians.</p>
      </ConfirmButton>
    </li>
  );
}

function NewPracticeLinks({ movedOn }: { movedOn: readonly MovedOn[] }) {
  if (movedOn.length === 0) {
    return "Your listing will link to their new practice once another listing in the directory includes their NPI.";
  }
  return (
    <>
      Your listing links to{" "}
      {movedOn.map(({ listing, practice_name }, index) => (
        <span key={listing}>
          {index > 0 && ", "}
          <TextLink to={paths.listing(listing)}>{practice_name}</TextLink>
        </span>
      ))}
      .
    </>
  );
}

interface CurrentClinicianRowProps {
  listingId: string;
  /** Only the clinicians of a published listing have been reviewed, so only it can link to their next practice. */
  isPublic: boolean;
  clinician: CurrentClinician;
}

/** A clinician of the listing, with the button to record their departure. */
function CurrentClinicianRow(props: CurrentClinicianRowProps) {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const { name, credentials } = props.clinician;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
      <span className="min-w-0 font-semibold break-words">
        {credentials ? `${name}, ${credentials}` : name}
      </span>
      <Button variant="secondary" size="sm" onClick={() => setIsDialogOpen(true)}>
        Record departure <VisuallyHidden>of {name}</VisuallyHidden>
      </Button>
      {isDialogOpen && <DepartureDialog {...props} onClose={() => setIsDialogOpen(false)} />}
    </li>
  );
}

interface DepartureDialogProps extends CurrentClinicianRowProps {
  onClose: () => void;
}

/** Asks when a clinician left, and whether the listing links to their next practice. */
function DepartureDialog({ listingId, isPublic, clinician, onClose }: DepartureDialogProps) {
  const leaving = useRecordDeparture();
  const [leftOn, setLeftOn] = useState(today);
  const hasNpi = clinician.npi !== null;
  const [showsNewPractice, setShowsNewPractice] = useState(hasNpi && isPublic);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    try {
      await leaving.mutateAsync({ listingId, clinicianId: clinician.id, leftOn, showsNewPractice });
    } catch {
      // The form shows the error and keeps its values.
      return;
    }
    toast({ title: `Departure of ${clinician.name} recorded`, tone: "success" });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Has ${clinician.name} left?`}
      description="Your listing and search will no longer show them. You can undo this."
    >
      <Form onSubmit={submit} submitsOnEnter={false} className="grid gap-5">
        <TextField
          label="Left on"
          type="date"
          required
          max={today()}
          value={leftOn}
          onChange={({ target }) => setLeftOn(target.value)}
        />
        {hasNpi && isPublic ? (
          <CheckboxField
            label="Link to their next practice"
            hint="Once another approved listing includes their NPI, your listing says that they left and links to it."
            checked={showsNewPractice}
            onChange={({ target }) => setShowsNewPractice(target.checked)}
          />
        ) : (
          <p className="text-sm text-ink-soft">
            {isPublic
              ? "Your listing doesn't include their NPI, so it can't link to their next practice."
              : "Your listing isn't published, so it can't link to their next practice."}
          </p>
        )}
        <FormFailure error={leaving.error} />
        <div className="flex flex-wrap justify-end gap-3">
          <DialogClose>
            <Button variant="ghost">Cancel</Button>
          </DialogClose>
          <Button type="submit" isBusy={leaving.isPending} disabled={!leftOn}>
            Record departure
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
