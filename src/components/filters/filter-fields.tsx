import { ChoiceField } from "@/components/filters/choice-field";
import { PriceFields } from "@/components/filters/price-fields";
import { SwitchFields } from "@/components/filters/switch-fields";
import { type WishFieldsProps, withWish } from "@/components/filters/wish-fields";
import { SelectField } from "@/components/forms/select-field";
import { useHousehold } from "@/hooks/household/household";
import { useListingSearch } from "@/hooks/listings/search";
import { ages, languages, services, specialties } from "@/lib/filters/options";
import type { ListingFilters } from "@/lib/listings/listing-filters";

/** Everything that the directory can be sorted and filtered by. `filters` are those of what is found so far. */
export function FilterFields({
  filters,
  ...fields
}: WishFieldsProps & { filters: ListingFilters }) {
  const { wishes, counts, onChange } = fields;
  const { data: found } = useListingSearch(filters);
  const { ages: household } = useHousehold();
  const choose = (name: string) => (value: string) => onChange(withWish(wishes, name, value));
  return (
    <div className="grid gap-7">
      <SelectField
        label="Sort by"
        value={wishes.sort ?? ""}
        onChange={(event) => choose("sort")(event.currentTarget.value)}
      >
        <option value="">{found?.place ? "Distance" : "Best match"}</option>
        <option value="price">
          {household ? "Price for my household" : "Price for one adult"}
        </option>
        <option value="newest">Newest</option>
      </SelectField>
      <SwitchFields {...fields} legend="Visits" names={["accepting", "telehealth", "in-person"]} />
      <PriceFields {...fields} />
      <fieldset className="grid gap-4">
        <legend className="mb-2 font-semibold">For whom</legend>
        <ChoiceField
          label="Ages served"
          anyLabel="All ages"
          {...{ name: "ages", options: ages, isComplete: true, wishes, counts }}
          onChoose={choose("ages")}
        />
        <ChoiceField
          label="Specialty"
          anyLabel="Any specialty"
          {...{ name: "specialty", options: specialties, wishes, counts }}
          onChoose={choose("specialty")}
        />
        <ChoiceField
          label="Language"
          anyLabel="Any language"
          {...{ name: "language", options: languages, wishes, counts }}
          onChoose={choose("language")}
        />
      </fieldset>
      <ChoiceField
        label="Offers"
        anyLabel="Any service"
        hint="As practices say themselves: included in the fee, or for an extra price."
        {...{ name: "service", options: services, wishes, counts }}
        onChoose={choose("service")}
      />
      <SwitchFields {...fields} legend="Checked" names={["verified", "confirmed"]} />
    </div>
  );
}
