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

/** What an owner can show a public listing with elsewhere. */
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
            A link, without script or pictures.{" "}
            {listing.prices_confirmed_at === null
              ? "You have not confirmed your prices yet, so it names no date."
              : "Its date is the last confirmation of your prices as of now: a page cannot know of the next one."}{" "}
            <TextLink to={paths.stillRight(listing.id)}>Confirm your prices</TextLink>, and copy the
            badge anew each time you have.
          </p>
          <SnippetBox noun="badge" make={() => badge(listing, url)} />
        </Section>
        <CardSection listing={listing} />
        <Section title="Price sheet">
          <p className="max-w-prose text-ink-soft">
            Your prices on a sheet of paper, for whoever asks at the desk:{" "}
            <TextLink to={paths.priceSheet(listing.id)}>open the price sheet</TextLink>.
          </p>
        </Section>
      </div>
    </div>
  );
}
