import { HoursList } from "@/components/listings/hours-list";
import { LazyOpenNow } from "@/components/listings/lazy-open-now";
import { lazyPart } from "@/components/ui/lazy-part";
import type { OfficeFacts } from "@/lib/listings/office";
import { t } from "@/lib/messages";

// Few offices have any.
const SpecialHoursList = lazyPart(
  async () => (await import("@/components/listings/special-hours-list")).SpecialHoursList,
);

const stepFreeText = (isStepFree: boolean) =>
  isStepFree ? t`Step-free entrance.` : t`The entrance has steps.`;

interface OfficeFactsListProps {
  office: OfficeFacts;
  /** Whether patients can't visit the address, so that access details are left out. */
  isMailingOnly?: boolean;
}

/** An office's hours and what to know before a visit, as far as they are known. */
export function OfficeFactsList({ office, isMailingOnly = false }: OfficeFactsListProps) {
  const { spans, special, note, byAppointment, stepFree, parking, transit, timeZone } = office;
  const access = [
    stepFree === null ? null : stepFreeText(stepFree),
    parking && t`Parking: ${parking}`,
    transit && t`Public transit: ${transit}`,
  ];
  const sentences = [
    byAppointment ? t`Visits by appointment only.` : null,
    note,
    ...(isMailingOnly ? [] : access),
  ].filter((sentence) => sentence !== null);
  return (
    <div className="grid gap-2">
      {spans.length > 0 && (
        <>
          {timeZone && (
            <LazyOpenNow
              office={{ hours: spans, special_hours: special, time_zone: timeZone }}
              className="text-sm font-semibold"
            />
          )}
          <HoursList spans={spans} />
        </>
      )}
      {special.length > 0 && <SpecialHoursList list={special} />}
      {sentences.map((sentence) => (
        <p key={sentence} className="text-sm break-words">
          {sentence}
        </p>
      ))}
    </div>
  );
}
