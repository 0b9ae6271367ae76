import { Card } from "@/components/ui/card";
import { ConfirmButton } from "@/components/ui/confirm-button";
import {
  type ReceivedRequest,
  receivedLimits,
  useOfferSpot,
} from "@/hooks/requests/received-requests";
import { toast } from "@/lib/toast";

/** The next person on each practice's waitlist, and the button to offer them a spot. */
export function Waitlists({ requests }: { requests: readonly ReceivedRequest[] }) {
  const next = requests.filter(({ place }) => place === 1);
  if (next.length === 0) return null;
  const lengthOf = (practice: string) =>
    requests.filter(({ place, doctor_id }) => place !== null && doctor_id === practice).length;
  return (
    <ul className="mb-3 grid gap-3">
      {next.map((request) => (
        <li key={request.id}>
          <WaitlistCard next={request} length={lengthOf(request.doctor_id)} />
        </li>
      ))}
    </ul>
  );
}

function describeLength(length: number): string {
  if (length === 1) return "One person is waiting";
  return length < receivedLimits.waiting
    ? `${length} people are waiting`
    : `${receivedLimits.waiting} or more people are waiting`;
}

function WaitlistCard({ next, length }: { next: ReceivedRequest; length: number }) {
  const offer = useOfferSpot();
  const name = next.name ?? "A member";

  async function offerSpot() {
    await offer.mutateAsync(next.id);
    toast({
      title: "Spot offered",
      description: `${name} has been notified`,
      tone: "success",
    });
  }

  return (
    <Card tone="sage" padding="none" className="px-5 py-4">
      <h3 className="text-lg">Waitlist</h3>
      <p key={length} className="mt-1 mb-3 break-words">
        {describeLength(length)} for a spot at <bdi>{next.listing.practice_name}</bdi>. Next:{" "}
        <bdi>{name}</bdi>.
      </p>
      <ConfirmButton
        label={`Offer a spot to ${name}`}
        variant="primary"
        title={`Offer the spot to ${name}?`}
        confirmLabel="Offer spot"
        onConfirm={offerSpot}
      >
        <p>We'll notify them here, and by email unless they've turned that off.</p>
      </ConfirmButton>
    </Card>
  );
}
