import { Section } from "@/components/profiles/section";
import { badge } from "@/components/share-kit/badge";
import { CardSection } from "@/components/share-kit/card-section";
import { QrSection } from "@/components/share-kit/qr-section";
import { SnippetBox } from "@/components/share-kit/snippet-box";
import { CopyButton } from "@/components/ui/copy-button";
import { TextLink } from "@/components/ui/text-link";
import type { OwnListing } from "@/hooks/listings/own";
import { paths } from "@/lib/paths";
import { pageUrl } from "@/lib/site/page-url";

/** What an owner can use to share a published listing. */
export function ShareKit({ listing }: { listing: OwnListing }) {
  const url = pageUrl(paths.listing(listing.id));
  return (
    <div className="grid gap-12">
      <div className="print:hidden">
        <Section title="Link">
          <p className="mb-3 wrap-anywhere">
            <TextLink to={paths.listing(listing.id)}>{url}</TextLink>
          </p>
          <CopyButton variant="secondary" size="sm" text={url} noun="link" description={url}>
            Copy link
          </CopyButton>
        </Section>
      </div>
      <QrSection practiceName={listing.practice_name} url={url} />
      <div className="grid gap-12 print:hidden">
        <Section title="Badge for your website">
          <p className="mb-4 max-w-prose text-ink-soft">
            A plain HTML link, with no scripts or images.{" "}
            {listing.prices_confirmed_at === null
              ? "You haven't confirmed your prices yet, so it shows no date."
              : "It shows when you last confirmed your prices, and it doesn't update by itself."}{" "}
            <TextLink to={paths.stillRight(listing.id)}>Confirm your prices</TextLink>, then copy
            the badge again each time.
          </p>
          <SnippetBox noun="badge" make={() => badge(listing, url)} />
        </Section>
        <CardSection listing={listing} />
        <Section title="Price sheet">
          <p className="max-w-prose text-ink-soft">
            A printable sheet of your prices:{" "}
            <TextLink to={paths.priceSheet(listing.id)}>open the price sheet</TextLink>.
          </p>
        </Section>
      </div>
    </div>
  );
}
