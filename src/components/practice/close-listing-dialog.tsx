import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { atMost } from "@/components/forms/field-rules";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { TextField } from "@/components/forms/text-field";
import { TextareaField } from "@/components/forms/textarea-field";
import { ListingField } from "@/components/listings/listing-field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { useCloseListing } from "@/hooks/practice/close-listing";
import type { StoryListing } from "@/lib/community/story-draft";
import { formatCalendarDay, today, yearFromToday } from "@/lib/format/dates";
import { maxClosingInstructions } from "@/lib/supabase/shared-limits";
import { toast } from "@/lib/toast";

interface CloseListingDialogProps {
  listing: { id: string; practice_name: string };
  onClose: () => void;
}

const labels = {
  label: "Suggest another practice",
  chosen: "You suggest",
  without: "Optional: your page links to it, and we notify its owner, who can remove the link.",
};

const closingSchema = z.object({
  closedOn: z
    .string()
    .min(1, "Enter the closing date")
    .refine((day) => day <= yearFromToday(), "Enter a day up to 12 months ahead"),
  instructions: z
    .string()
    .trim()
    .refine(...atMost([0, maxClosingInstructions])),
});

/** Asks an owner for the closing date, what members should do, and which practice to suggest. */
export function CloseListingDialog({ listing, onClose }: CloseListingDialogProps) {
  const closing = useCloseListing();
  const { register, handleSubmit, control, formState } = useForm({
    resolver: zodResolver(closingSchema),
    defaultValues: { closedOn: "", instructions: "" },
  });
  const closedOn = useWatch({ control, name: "closedOn" });
  const isAhead = closedOn > today();
  const [suggested, setSuggested] = useState<StoryListing | null>(null);

  const close = handleSubmit(async (written) => {
    await closing.mutateAsync({ ...written, id: listing.id, suggested: suggested?.id });
    toast({ title: isAhead ? "Closing announced" : "Practice closed", tone: "success" });
    onClose();
  });

  return (
    <Dialog
      lang="en"
      open
      onOpenChange={onClose}
      title="Close this practice?"
      description={
        !closedOn
          ? "Enter the day it closes, or the day it closed. Nothing happens before you confirm."
          : isAhead
            ? `${listing.practice_name} stays in the directory until ${formatCalendarDay(closedOn)} begins there. Its page will say that it's closing, and it will take no new requests. We'll notify everyone who saved it or has an open request.`
            : `${listing.practice_name} leaves the directory right away, and open requests end. Its page will show the closing date, and we'll notify everyone who saved it.`
      }
    >
      <Form onSubmit={close} submitsOnEnter={false} className="grid gap-5">
        <TextField
          label="Closing date"
          hint="You can announce it up to 12 months ahead."
          type="date"
          required
          max={yearFromToday()}
          error={formState.errors.closedOn}
          {...register("closedOn")}
        />
        <TextareaField
          label="What members should do"
          isOptional
          rows={3}
          placeholder="Ask us for your records before we close"
          error={formState.errors.instructions}
          {...register("instructions")}
        />
        <ListingField labels={labels} practice={suggested} onChange={setSuggested} />
        <FormFailure error={closing.error} />
        <p className="text-sm text-ink-soft">
          {isAhead
            ? "You can cancel this until that day."
            : "You can relist it later. It will be reviewed like a new listing."}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <DialogClose>
            <Button variant="ghost">Keep it open</Button>
          </DialogClose>
          <Button type="submit" variant="danger" isBusy={closing.isPending} disabled={!closedOn}>
            {isAhead ? "Announce closing" : "Close practice"}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
