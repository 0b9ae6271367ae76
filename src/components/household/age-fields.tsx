import { TextField } from "@/components/forms/text-field";
import { fieldName, type Group, groups } from "@/components/household/people";

interface AgeFieldsProps {
  group: Group;
  ages: readonly string[];
  problems: Readonly<Record<string, string>>;
  onChange: (ages: readonly string[]) => void;
}

/** The ages of the adults or the children. */
export function AgeFields({ group, ages, problems, onChange }: AgeFieldsProps) {
  const { one } = groups[group];
  if (ages.length === 0) return null;
  return (
    <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
      {ages.map((age, index) => {
        const name = fieldName(group, index);
        return (
          <TextField
            key={name}
            name={name}
            label={ages.length === 1 ? `${one}’s age` : `${one} ${index + 1}’s age`}
            error={problems[name]}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={age}
            onChange={({ currentTarget }) =>
              onChange(ages.map((other, at) => (at === index ? currentTarget.value : other)))
            }
          />
        );
      })}
    </div>
  );
}
