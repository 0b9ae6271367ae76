import { Download, Printer } from "lucide-react";
import { drawQrCode, type QrDrawing, qrFile } from "@/components/practice/qr-code";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Section } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import type { OwnListing } from "@/hooks/practice/own-listings";
import { downloadSvg } from "@/lib/browser/download";
import { shortAddressOf } from "@/lib/listings/short-address";
import { paths } from "@/lib/paths";
import { pageUrl, site } from "@/lib/site/site";

interface QrPictureProps {
  drawing: QrDrawing;
  /** The accessible name. */
  label: string;
  className?: string;
}

/** A QR code, dark on white in any theme: not all scanners read it the other way. */
const QrPicture = ({ drawing: { size, path }, label, className }: QrPictureProps) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${size} ${size}`}
    shapeRendering="crispEdges"
    className={className}
  >
    <rect width={size} height={size} fill="#fff" />
    <path d={path} fill="#000" />
  </svg>
);

interface QrSectionProps {
  practiceName: string;
  url: string;
}

/** The listing's URL as a QR code, to download or to print as a sheet. */
function QrSection({ practiceName, url }: QrSectionProps) {
  const drawing = drawQrCode(url);
  const label = `QR code for ${url}`;
  return (
    <>
      <div className="print:hidden">
        <Section title="QR code">
          <p className="mb-4 max-w-prose text-ink-soft">
            For a sign, flyer, or business card: scanning it opens your listing.
          </p>
          <QrPicture drawing={drawing} label={label} className="size-48 rounded-md" />
          <div className="mt-4 flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="sm"
              onClick={() => downloadSvg("practice-qr-code.svg", qrFile(drawing))}
            >
              <Download aria-hidden="true" />
              Download as SVG
            </Button>
            <Button variant="ghost" size="sm" onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              Print sheet
            </Button>
          </div>
        </Section>
      </div>
      <div className="hidden text-center print:block">
        <p className="text-3xl font-semibold">{practiceName}</p>
        <p className="mt-3 text-lg">Find us on {site.name}</p>
        {/* The printed URL below says the same. */}
        <div aria-hidden="true">
          <QrPicture drawing={drawing} label={label} className="mx-auto mt-8 size-80" />
        </div>
        <p className="mt-6 wrap-anywhere">{url}</p>
      </div>
    </>
  );
}

/** What an owner can use to share a published listing. */
export function ShareKit({ listing }: { listing: OwnListing }) {
  const shortPath = shortAddressOf(listing);
  const shortUrl = pageUrl(shortPath);
  return (
    <div className="grid gap-12">
      <div className="print:hidden">
        <Section title="Link">
          <p className="mb-3 wrap-anywhere">
            <TextLink to={shortPath}>{shortUrl}</TextLink>
          </p>
          <CopyButton
            variant="secondary"
            size="sm"
            text={shortUrl}
            noun="link"
            description={shortUrl}
          >
            Copy link
          </CopyButton>
        </Section>
      </div>
      <QrSection practiceName={listing.practice_name} url={shortUrl} />
      <div className="print:hidden">
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
