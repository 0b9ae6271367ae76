import { ChoiceFields } from "@/components/filters/choice-fields";
import { PriceFields } from "@/components/filters/price-fields";
import { SwitchFields } from "@/components/filters/switch-fields";
import type { FilterFieldsProps } from "@/components/filters/wish-fields";
import { SelectField } from "@/components/forms/select-field";
import { useHousehold } from "@/hooks/household/household";
import { useListingSearch } from "@/hooks/listings/search";
import { withFilter } from "@/lib/filters/chosen-options";
import { ages, commonLanguages, commonServices } from "@/lib/filters/option-lists";
import type { ListingFilters } from "@/lib/listings/listing-filters";
import { languages, services, specialties } from "@/lib/supabase/filter-options";

/** All sort and filter controls. `filters` is the search whose results are shown. */
export function FilterFields({
  filters,
  ...fields
}: FilterFieldsProps & { filters: ListingFilters }) {
  const { selected, onChange } = fields;
  const { data: found } = useListingSearch(filters);
  const { ages: household } = useHousehold();
  return (
    <div className="grid gap-7">
      <SelectField
        label="Sort by"
        value={selected.sort ?? ""}
        onChange={({ currentTarget }) =>
          onChange(withFilter(selected, "sort", currentTarget.value))
        }
      >
        <option value="">{found?.place ? "Distance" : "Best match"}</option>
        <option value="price">
          {household ? "Price for my household" : "Price for one person"}
        </option>
        <option value="newest">Newest</option>
      </SelectField>
      <SwitchFields {...fields} legend="Visits" names={["accepting", "telehealth", "in-person"]} />
      <PriceFields {...fields} />
      <ChoiceFields
        {...fields}
        legend="Ages served"
        hint="Match all"
        name="ages"
        things="ages"
        options={ages}
      />
      <ChoiceFields
        {...fields}
        legend="Specialty"
        hint="Match any"
        name="specialty"
        things="specialties"
        options={specialties}
      />
      <ChoiceFields
        {...fields}
        legend="Language"
        hint="Match any"
        name="language"
        things="languages"
        options={languages}
        common={commonLanguages}
      />
      <ChoiceFields
        {...fields}
        legend="Services"
        hint="Match all, whether included or for an extra fee"
        name="service"
        things="services"
        options={services}
        common={commonServices}
      />
      <SwitchFields {...fields} legend="Verification" names={["verified", "confirmed"]} />
    </div>
  );
}
