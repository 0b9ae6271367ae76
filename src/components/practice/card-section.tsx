import { practiceCard } from "@/components/practice/snippet";
import { SnippetBox } from "@/components/practice/snippet-box";
import { Section } from "@/components/ui/section";
import { paths } from "@/lib/paths";
import { pageUrl } from "@/lib/site/site";

interface CardSectionProps {
  listing: Parameters<typeof practiceCard>[0] & { id: string };
}

/** A card of a practice for employers and brokers who recommend it. */
export const CardSection = ({ listing }: CardSectionProps) => (
  <Section title="Card for employers and brokers">
    <p className="mb-4 max-w-prose text-ink-soft">
      For a benefits page: the practice in a few lines of plain HTML, with no scripts, frames, or
      images. It shows what the listing says today, with the date, and links to the listing for
      updates.
    </p>
    <SnippetBox
      noun="card"
      make={() => practiceCard(listing, pageUrl(paths.listing(listing.id)))}
    />
  </Section>
);
