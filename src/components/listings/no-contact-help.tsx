import { Globe } from "lucide-react";
import { useLocation } from "react-router-dom";
import { ShareButton } from "@/components/listings/share-button";
import { LinkButton } from "@/components/ui/button";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { isContactKnown } from "@/lib/listings/contact";
import { isPublic } from "@/lib/listings/listing-status";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { pageUrl } from "@/lib/site/site";

/** What visitors can do about a published listing without contact details. Renders nothing for other listings. */
export function NoContactHelp({ listing }: { listing: ListingDetail }) {
  const { state } = useLocation();
  if (isContactKnown(listing) || listing.accepts_requests || !isPublic(listing)) return null;
  return (
    <div className="mt-4 rounded-lg bg-sage px-5 py-4 text-sm print:hidden">
      <p>
        {t`Know the practice's website? Suggest it so others can find it here. Or share this page with the practice so it can claim the listing and respond.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <LinkButton
          to={paths.correctListing(listing.id, "website")}
          state={state}
          preventScrollReset
          variant="secondary"
          size="sm"
        >
          <Globe aria-hidden="true" />
          {t`Suggest a website`}
        </LinkButton>
        <ShareButton
          title={listing.practice_name}
          url={pageUrl(paths.listing(listing.id))}
          label={t`Share with the practice`}
          size="sm"
        />
      </div>
    </div>
  );
}
