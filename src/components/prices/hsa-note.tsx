import { AskLink } from "@/components/prices/ask-link";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/lib/paths";
import { askThePractice, type HsaAnswer, hsaText } from "@/lib/prices/hsa";

interface HsaNoteProps {
  answer: HsaAnswer;
  /** Dollars; null if the practice doesn't publish it. */
  enrollmentFee: number | null;
  /** Whether somebody in the household is old enough for Medicare. */
  isForSenior?: boolean;
  /** The listing to ask, if the note can link to it. */
  listing?: Parameters<typeof AskLink>[0]["listing"];
}

/** Explains whether members can still contribute to a health savings account at this price. */
export function HsaNote({ answer, enrollmentFee, isForSenior = false, listing }: HsaNoteProps) {
  const text = hsaText(answer);
  const isQuestion = text.startsWith(askThePractice);
  return (
    <section className="mt-4 text-sm">
      <h3 className="font-sans text-sm tracking-normal">HSA contributions</h3>
      <p className="mt-1 text-ink-soft">
        {isForSenior &&
          "People enrolled in Medicare can't contribute to a health savings account (HSA). For others: "}
        {isQuestion && listing ? (
          <>
            <AskLink listing={listing} about="hsa" />
            {text.slice(askThePractice.length)}
          </>
        ) : (
          text
        )}{" "}
        {answer.kind === "ages" && listing && "Enter who it is for, and we'll compare. "}
        {isForSenior
          ? "They also need an HSA-compatible health plan."
          : "You also need an HSA-compatible health plan, and people enrolled in Medicare can't contribute."}
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
