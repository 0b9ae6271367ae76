import { DepartureRow } from "@/components/departures/departure-row";
import { CurrentClinicianRow } from "@/components/departures/staying-row";
import { Section } from "@/components/profiles/section";
import { SectionEmpty, SectionLoading } from "@/components/profiles/section-states";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { LoadFailure } from "@/components/ui/load-failure";
import { useDepartures } from "@/hooks/departures/read";
import { paths } from "@/lib/paths";

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
                Edit listing{" "}
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
