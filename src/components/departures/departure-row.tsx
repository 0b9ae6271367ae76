import { ConfirmButton } from "@/components/ui/asked-button";
import { TextLink } from "@/components/ui/text-link";
import type { Departure, MovedOn } from "@/hooks/departures/read";
import { useUndoDeparture } from "@/hooks/departures/write";
import { formatCalendarDay } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";

interface DepartureRowProps {
  departure: Departure;
  /** The listings that name them now. */
  movedOn: readonly MovedOn[];
}

/** A departure, the listings it links to, and the button to undo it. */
export function DepartureRow({ departure, movedOn }: DepartureRowProps) {
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
            <NewPracticeLinks movedOn={movedOn} />
          ) : (
            "Your listing doesn't link to their new practice."
          )}
        </p>
      </div>
      <ConfirmButton
        label="Undo"
        about={`the departure of ${name}`}
        title={`Undo the departure of ${name}?`}
        verb="Undo departure"
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
