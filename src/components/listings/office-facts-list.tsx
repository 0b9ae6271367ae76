import { HoursList } from "@/components/listings/hours-list";
import { LazyOpenNow } from "@/components/listings/lazy-open-now";
import { lazyPart } from "@/components/ui/lazy-part";
import { Trans } from "@/components/ui/messages";
import { textLanguage } from "@/lib/format/text-language";
import type { OfficeFacts } from "@/lib/listings/office";
import { t } from "@/lib/messages";

// Few offices have any.
const SpecialHoursList = lazyPart(
  async () => (await import("@/components/listings/special-hours-list")).SpecialHoursList,
);

const stepFreeText = (isStepFree: boolean) =>
  isStepFree ? t`Step-free entrance.` : t`The entrance has steps.`;

const look = "text-sm break-words";

interface OfficeFactsListProps {
  office: OfficeFacts;
  /** Whether patients can't visit the address, so that access details are left out. */
  isMailingOnly?: boolean;
}

/** An office's hours and what to know before a visit, as far as they are known. */
export function OfficeFactsList({ office, isMailingOnly = false }: OfficeFactsListProps) {
  const { spans, special, note, byAppointment, stepFree, parking, transit, timeZone } = office;
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
      {byAppointment && <p className={look}>{t`Visits by appointment only.`}</p>}
      {note && (
        <p lang={textLanguage(note)} className={look}>
          {note}
        </p>
      )}
      {!isMailingOnly && (
        <>
          {stepFree !== null && <p className={look}>{stepFreeText(stepFree)}</p>}
          {parking && (
            <p className={look}>
              <Trans>
                Parking: <span lang={textLanguage(parking)}>{parking}</span>
              </Trans>
            </p>
          )}
          {transit && (
            <p className={look}>
              <Trans>
                Public transit: <span lang={textLanguage(transit)}>{transit}</span>
              </Trans>
            </p>
          )}
        </>
      )}
    </div>
  );
}
