import { Download, Printer } from "lucide-react";
import { Section } from "@/components/profiles/section";
import { drawQrCode, qrFile } from "@/components/share-kit/qr-code";
import { QrPicture } from "@/components/share-kit/qr-picture";
import { Button } from "@/components/ui/button";
import { downloadSvg } from "@/lib/browser/download";
import { site } from "@/lib/site/site";

interface QrSectionProps {
  practiceName: string;
  url: string;
}

/** The listing's URL as a QR code, to download or to print as a sheet. */
export function QrSection({ practiceName, url }: QrSectionProps) {
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
