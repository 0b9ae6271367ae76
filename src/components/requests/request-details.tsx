import { TextLink } from "@/components/ui/text-link";
import type { OwnRequest } from "@/hooks/requests/own-requests";
import { formatCalendarDay } from "@/lib/format/dates";
import { formatPhone, phoneUrl } from "@/lib/format/format-phone";
import { t } from "@/lib/messages";
import { tierName } from "@/lib/prices/age-spans";
import { questionLabels } from "@/lib/requests/questions";

type Details = Pick<
  OwnRequest,
  | "kind"
  | "plan"
  | "preferred_times"
  | "requested_for"
  | "ages"
  | "starts_on"
  | "contact_method"
  | "phone"
  | "questions"
  | "language"
>;

const people = { self: t`Self`, child: t`Child`, parent: t`Parent`, household: t`Household` };
const contactMethods = { email: t`Email`, phone: t`Phone call`, text: t`Text message` };

function describePeople({ requested_for, ages }: Details): string {
  const who = people[requested_for];
  if (ages.length === 0) return who;
  const list = ages.join(", ");
  return ages.length === 1 ? t`${who}, age ${list}` : t`${who}, ages ${list}`;
}

interface RequestDetailsProps {
  request: Details;
  /** What the practice should know about the member's language, if it isn't English. */
  languageNote?: string;
}

/** What the member entered in a request. */
export function RequestDetails({ request, languageNote }: RequestDetailsProps) {
  const { kind, plan, starts_on, contact_method, phone, preferred_times, questions } = request;
  const details = [
    { term: t`Membership`, text: plan && tierName(plan) },
    { term: t`For`, text: describePeople(request) },
    { term: t`Start date`, text: starts_on && formatCalendarDay(starts_on) },
    { term: t`Preferred contact`, text: contactMethods[contact_method] },
    {
      term: t`Language`,
      text:
        request.language === "es" && [t`Prefers Spanish`, languageNote].filter(Boolean).join(". "),
    },
    {
      term: t`Phone`,
      text: phone && <TextLink to={phoneUrl(phone)}>{formatPhone(phone)}</TextLink>,
    },
    {
      term: kind === "membership" ? t`Best times to contact` : t`Times that work`,
      text: preferred_times,
    },
    {
      term: t`Questions`,
      text: questions.map((question) => questionLabels[question]).join("\n"),
    },
  ];
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {details.map(
        ({ term, text }) =>
          text && (
            <div key={term} className="min-w-0">
              <dt className="text-sm text-ink-soft">{term}</dt>
              <dd className="break-text whitespace-pre-line">{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
