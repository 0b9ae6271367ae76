import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { FormProvider, useForm, useFormContext, useWatch } from "react-hook-form";
import { z } from "zod";
import { CollapsibleFields } from "@/components/editor/collapsible-fields";
import { describeFields } from "@/components/editor/describe-fields";
import { FieldGrid } from "@/components/editor/field-part";
import { fieldsOf } from "@/components/editor/field-values";
import {
  type OwnListingValues,
  schemaOf,
  toChanges,
  toOwnListingValues,
} from "@/components/editor/own-listing-schema";
import { PriceChoice } from "@/components/editor/price-choice";
import { Form } from "@/components/forms/form";
import { TextField } from "@/components/forms/text-field";
import { AnnouncedNote } from "@/components/prices/membership-prices";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { today, yearFromToday } from "@/lib/format/dates";
import { enumerate } from "@/lib/format/numbers";
import type { FieldColumn } from "@/lib/listings/field-columns";
import { fieldKind, fieldTerm } from "@/lib/listings/fields";
import { parseFacts } from "@/lib/parse-facts";

const elsewhere: readonly FieldColumn[] = ["membership_levels", "state_statement"];
const otherFields = fieldsOf("fees").filter((field) => !elsewhere.includes(field));
const fields: readonly (FieldColumn | "tiers")[] = [
  ...fieldsOf("prices"),
  ...otherFields,
  "membership_levels",
  "tiers",
];
const amounts = fields.filter((field) => /^(?:price|tiers|levels)$/.test(fieldKind(field)));
const prices = schemaOf(fields);
const announcement = prices.and(
  z.object({
    starts_on: z
      .string()
      .refine(
        (day) => day > today() && day <= yearFromToday(),
        "Enter a day after today, up to 12 months ahead",
      ),
  }),
);

/** The columns of the prices in a form. */
const columnsOf = (values: OwnListingValues): Readonly<Record<string, unknown>> => ({
  ...toChanges(values, Object.fromEntries(fields.map((field) => [field, true]))),
});

/** The prices that will change on a later day, and a dialog to announce, change, or withdraw them. */
export function AnnouncedPricesField() {
  const { control, setValue, getValues, trigger } = useFormContext<OwnListingValues>();
  const announced = useWatch({ control, name: "announced_prices" });
  const [current, setCurrent] = useState<OwnListingValues | null>(null);
  const announce = (text: string) => setValue("announced_prices", text, { shouldDirty: true });

  async function open() {
    // They differ from the prices of the form, so these must be valid.
    if (await trigger([...fields])) setCurrent(await prices.parseAsync(getValues()));
  }

  return (
    <div data-field="announced_prices" className="grid gap-3">
      <p className="font-semibold">Prices change on a later day?</p>
      <AnnouncedNote stored={parseFacts(announced)} />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => void open()}>
          {announced ? "Change the announced prices" : "Announce new prices"}
        </Button>
        {announced && (
          <Button variant="ghost" size="sm" onClick={() => announce("")}>
            Withdraw the announcement
          </Button>
        )}
      </div>
      {current && (
        <AnnouncedPricesDialog
          current={current}
          announced={parseFacts(announced)}
          onAnnounce={announce}
          onClose={() => setCurrent(null)}
        />
      )}
    </div>
  );
}

interface AnnouncedPricesDialogProps {
  /** The valid values of the listing's form. */
  current: OwnListingValues;
  announced: Readonly<Record<string, unknown>>;
  onAnnounce: (text: string) => void;
  onClose: () => void;
}

function AnnouncedPricesDialog({
  current,
  announced,
  onAnnounce,
  onClose,
}: AnnouncedPricesDialogProps) {
  const before = columnsOf(current);
  const form = useForm({
    resolver: zodResolver(announcement),
    defaultValues: {
      ...toOwnListingValues({ ...before, ...announced }),
      starts_on: String(announced.starts_on ?? ""),
    },
  });
  const { errors } = form.formState;
  const stored = toOwnListingValues(before);
  const staying = useWatch({
    control: form.control,
    compute: (values) =>
      amounts.filter(
        (field) =>
          String(values[field]) !== "" &&
          JSON.stringify(values[field]) === JSON.stringify(stored[field]),
      ),
  });
  const summary = useWatch({
    control: form.control,
    compute: (values) => describeFields(otherFields, values),
  });

  const submit = form.handleSubmit(({ starts_on, ...values }) => {
    const changed = Object.entries(columnsOf(values)).filter(
      ([column, value]) => JSON.stringify(value) !== JSON.stringify(before[column]),
    );
    if (changed.length === 0) {
      form.setError("starts_on", { message: "Change at least one price below" });
      return;
    }
    onAnnounce(JSON.stringify({ starts_on, ...Object.fromEntries(changed) }));
    onClose();
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Prices change on a later day"
      description="Enter the day and the prices from then on. Patients see today's prices and the announced ones as soon as you save your listing. We notify everyone who saved it, has an open request, or joined here."
    >
      <FormProvider {...form}>
        <Form
          onSubmit={(event) => {
            // The dialog is rendered inside the listing's form, which would receive its events.
            event.stopPropagation();
            return submit(event);
          }}
          submitsOnEnter={false}
          className="grid gap-6"
        >
          <TextField
            label="Prices change on"
            type="date"
            required
            max={yearFromToday()}
            error={errors.starts_on}
            {...form.register("starts_on")}
          />
          <PriceChoice />
          <CollapsibleFields
            title="Other prices and fees"
            summary={summary || "Nothing filled in yet"}
            hasErrors={otherFields.some((field) => field in errors)}
          >
            <div className="pb-5">
              <FieldGrid of="fees" without={elsewhere} />
            </div>
          </CollapsibleFields>
          <p role="status" className="empty:hidden">
            {staying.length > 0 &&
              `Still the same from that day: ${enumerate(staying.map((field) => fieldTerm(field).toLowerCase()))}.`}
          </p>
          <div className="flex flex-wrap justify-end gap-3">
            <DialogClose>
              <Button variant="ghost">Cancel</Button>
            </DialogClose>
            <Button type="submit">Use these prices</Button>
          </div>
        </Form>
      </FormProvider>
    </Dialog>
  );
}
