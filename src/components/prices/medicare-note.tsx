import { LocalText } from "@/components/site/local-text";
import { t } from "@/lib/messages";
import { getMedicareAnswer, medicareText } from "@/lib/prices/medicare";

interface MedicareNoteProps {
  listing: Parameters<typeof getMedicareAnswer>[0];
}

/** Explains to people of 65 and older what Medicare means for a membership. */
export function MedicareNote({ listing }: MedicareNoteProps) {
  return (
    <section className="mt-4 text-sm">
      <h3 className="font-sans text-sm tracking-normal">{t`If you have Medicare`}</h3>
      <p className="mt-1 text-ink-soft">
        <LocalText>{medicareText(getMedicareAnswer(listing))}</LocalText>
      </p>
    </section>
  );
}
