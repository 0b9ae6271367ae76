import { HoursList } from "@/components/offices/hours-list";
import type { OfficeFacts } from "@/lib/offices/office";

const stepFreeText = (isStepFree: boolean) =>
  isStepFree ? "Step-free entrance." : "The entrance has steps.";

interface OfficeFactsListProps {
  office: OfficeFacts;
  /** Patients cannot visit the address: how to get in is left out. */
  isMailingOnly?: boolean;
}

/** When an office is open, and what there is to know of a visit; what is not known is left out. */
export function OfficeFactsList({ office, isMailingOnly = false }: OfficeFactsListProps) {
  const { spans, note, byAppointment, stepFree, parking, transit } = office;
  const access = [
    stepFree === null ? null : stepFreeText(stepFree),
    parking && `Parking: ${parking}`,
    transit && `Public transit: ${transit}`,
  ];
  const sentences = [
    byAppointment ? "Visits by appointment only." : null,
    note,
    ...(isMailingOnly ? [] : access),
  ].filter((sentence) => sentence !== null);
  return (
    <div className="grid gap-2">
      {spans.length > 0 && <HoursList spans={spans} />}
      {sentences.map((sentence) => (
        <p key={sentence} className="text-sm break-words">
          {sentence}
        </p>
      ))}
    </div>
  );
}
