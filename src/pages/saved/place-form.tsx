import { useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { useCreateNewListingAlert } from "@/hooks/alerts/change";
import { nearMiles } from "@/lib/supabase/shared-limits";

/** The form for an alert about new practices near a place. A search can fill in the place through the URL. */
export function PlaceForm() {
  const [params, setParams] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const tell = useCreateNewListingAlert();
  const near = params.get("near") ?? "";

  function submit(data: FormData) {
    const place = String(data.get("place") ?? "").trim();
    if (!place || tell.isPending) return;
    tell.mutate(place, {
      onSuccess: () => {
        form.current?.reset();
        setParams({}, { replace: true, preventScrollReset: true });
      },
    });
  }

  return (
    <form
      // Resets the form for another place in the URL.
      key={near}
      ref={form}
      className="flex max-w-3xl flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget));
      }}
    >
      <TextField
        label={`Notify me about new practices within ${nearMiles} miles of`}
        name="place"
        defaultValue={near}
        placeholder="City and state, or ZIP code"
        autoComplete="off"
        maxLength={120}
        required
        className="min-w-0 flex-1 basis-72"
      />
      <Button type="submit" variant="secondary" isBusy={tell.isPending}>
        Create alert
      </Button>
    </form>
  );
}
