import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/lib/paths";
import { type HsaAnswer, hsaText } from "@/lib/prices/hsa";

interface HsaNoteProps {
  answer: HsaAnswer;
  /** Dollars; null if the practice doesn't publish it. */
  enrollmentFee: number | null;
}

/** Explains whether members can still contribute to a health savings account at this price. */
export function HsaNote({ answer, enrollmentFee }: HsaNoteProps) {
  return (
    <section className="mt-4 text-sm">
      <h3 className="font-sans text-sm tracking-normal">HSA contributions</h3>
      <p className="mt-1 text-ink-soft">
        {hsaText(answer)} You also need an HSA-compatible health plan, and people enrolled in
        Medicare can't contribute.
        {enrollmentFee !== 0 && " The rules don't yet say how an enrollment fee counts."}{" "}
        <span className="print:hidden">
          <TextLink to={paths.article("dpc-vs-traditional-insurance")}>
            How the HSA rule works
          </TextLink>
        </span>
      </p>
    </section>
  );
}
