import { Button } from "@/components/ui/button";
import { Trans } from "@/components/ui/messages";
import { TextLink } from "@/components/ui/text-link";
import { useRemoveSuggestion } from "@/hooks/practice/close-listing";
import type { Closing } from "@/hooks/practice/listing-closing";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";

interface SuggestedPracticeProps {
  /** The listing of the practice that closes. */
  listingId: string;
  closing: Closing;
}

/** The practice that a closed or closing one suggests, whose owner can remove the link; renders nothing without one. */
export function SuggestedPractice({ listingId, closing }: SuggestedPracticeProps) {
  const removal = useRemoveSuggestion();
  if (!closing.suggested_listing) return null;
  const link = (
    <TextLink to={paths.listing(closing.suggested_listing)} className="py-1">
      {closing.suggested_name}
    </TextLink>
  );

  async function remove() {
    await removal.mutateAsync(listingId);
    toast({ title: t`Link removed`, tone: "success" });
  }

  return (
    <div className="mt-1">
      <p>
        <Trans>The practice suggests {link}.</Trans>
      </p>
      {closing.can_remove_suggestion && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-1"
          isBusy={removal.isPending}
          onClick={remove}
        >
          <Trans>Remove this link to your practice</Trans>
        </Button>
      )}
    </div>
  );
}
