import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { CheckboxField } from "@/components/forms/checkbox-field";
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
  label: "Where members can go",
  chosen: "Members can go to",
  without: "Optional: you can close the practice without one.",
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
  followsPhysician: z.boolean(),
});

/** Asks an owner for the closing date, what members should do, and the practice that they can go to. */
export function CloseListingDialog({ listing, onClose }: CloseListingDialogProps) {
  const closing = useCloseListing();
  const { register, handleSubmit, control, formState } = useForm({
    resolver: zodResolver(closingSchema),
    defaultValues: { closedOn: "", instructions: "", followsPhysician: false },
  });
  const closedOn = useWatch({ control, name: "closedOn" });
  const isAhead = closedOn > today();
  const [successor, setSuccessor] = useState<StoryListing | null>(null);

  const close = handleSubmit(async (written) => {
    try {
      await closing.mutateAsync({
        ...written,
        id: listing.id,
        isAhead,
        successor: successor?.id ?? null,
        followsPhysician: !successor && written.followsPhysician,
      });
    } catch {
      // The form shows the error and keeps its values.
      return;
    }
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
        <ListingField labels={labels} practice={successor} onChange={setSuccessor} />
        {successor ? (
          <p className="text-sm text-ink-soft">
            We'll ask <bdi>{successor.name}</bdi> first. Your page shows it once its owner agrees.
          </p>
        ) : (
          <CheckboxField
            label="Forward to the physician's next practice"
            hint="For a practice with one physician whose NPI is on the listing: once another approved listing includes that NPI, this page forwards visitors there."
            {...register("followsPhysician")}
          />
        )}
        <FormFailure error={closing.error} />
        <p className="text-sm text-ink-soft">
          {isAhead
            ? "You can undo this until that day."
            : "You can undo this within a day. After that, you can relist it, and it will be reviewed like a new listing."}
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
