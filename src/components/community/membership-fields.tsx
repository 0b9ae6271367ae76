import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import type { TypedMembership } from "@/lib/community/membership";
import { nameOfMonth } from "@/lib/format/dates";
import { t } from "@/lib/messages";

const firstYear = 1990;

/** The months of a year that have begun. */
function monthsUntilNow(year: string): string[] {
  const now = new Date();
  const length = year === String(now.getFullYear()) ? now.getMonth() + 1 : 12;
  return Array.from({ length }, (_, month) => nameOfMonth(month));
}

interface MembershipFieldsProps {
  value: TypedMembership;
  /** What is wrong with the cost. */
  error: string | undefined;
  onChange: (changes: Partial<TypedMembership>) => void;
}

/** When the author of a story joined the practice, and what they pay. */
export function MembershipFields({ value, error, onChange }: MembershipFieldsProps) {
  const { joinedYear, joinedMonth, monthlyCost } = value;
  const thisYear = new Date().getFullYear();
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, ago) =>
    String(thisYear - ago),
  );
  const months = monthsUntilNow(joinedYear);

  function chooseYear(year: string) {
    const isPast = Number(joinedMonth) <= monthsUntilNow(year).length;
    onChange({ joinedYear: year, joinedMonth: isPast ? joinedMonth : "" });
  }

  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      <SelectField
        label={t`Joined in`}
        isOptional
        value={joinedYear}
        onChange={(event) => chooseYear(event.currentTarget.value)}
      >
        <option value="">{t`Not given`}</option>
        {years.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </SelectField>
      <SelectField
        label={t`Month`}
        isOptional
        disabled={!joinedYear}
        value={joinedMonth}
        onChange={(event) => onChange({ joinedMonth: event.currentTarget.value })}
      >
        <option value="">{t`Not given`}</option>
        {months.map((month, index) => (
          <option key={month} value={index + 1}>
            {month}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t`Monthly cost`}
        className="col-span-2 sm:col-span-1"
        isOptional
        name="monthlyCost"
        inputMode="decimal"
        placeholder="75"
        maxLength={40}
        error={error}
        value={monthlyCost}
        onChange={(event) => onChange({ monthlyCost: event.currentTarget.value })}
      />
    </div>
  );
}
