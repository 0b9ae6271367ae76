import { AskedButton } from "@/components/ui/asked-button";
import { TextLink } from "@/components/ui/text-link";
import type { Departure, MovedOn } from "@/hooks/departures/read";
import { useUndoDeparture } from "@/hooks/departures/write";
import { formatCalendarDay } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";

interface DepartureRowProps {
  departure: Departure;
  /** Where they are listed now. */
  movedOn: readonly MovedOn[];
}

/** Who has left a practice, where its listing leads on to, and the way to undo it. */
export function DepartureRow({ departure, movedOn }: DepartureRowProps) {
  const undo = useUndoDeparture();
  const { id, name, left_on, shows_new_practice } = departure;

  async function submit() {
    const waits = await undo.mutateAsync(id);
    toast({
      title: waits ? "Waits for a check" : `${name} is back`,
      description: waits ? "Until then your listing does not name them" : "Your listing names them",
      tone: "success",
    });
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
      <div className="min-w-0">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-ink-soft">
          Left on {formatCalendarDay(left_on)}.{" "}
          {shows_new_practice ? <LeadsTo movedOn={movedOn} /> : "Your listing does not lead on."}
        </p>
      </div>
      <AskedButton
        label="Undo"
        about={`the leaving of ${name}`}
        title={`${name} has not left?`}
        verb="Put Back"
        onConfirm={submit}
      >
        <p>Your listing names them again, as the last of its clinicians.</p>
      </AskedButton>
    </li>
  );
}

function LeadsTo({ movedOn }: { movedOn: readonly MovedOn[] }) {
  if (movedOn.length === 0) {
    return "Your listing leads on as soon as another one in the directory lists their NPI.";
  }
  return (
    <>
      Your listing leads on to{" "}
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
