import { AskLink } from "@/components/prices/ask-link";
import { Trans } from "@/components/ui/messages";
import { TextLink } from "@/components/ui/text-link";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { type HsaAnswer, hsaText } from "@/lib/prices/hsa";

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
  return (
    <section className="mt-4 text-sm">
      <h3 className="font-sans text-sm tracking-normal">{t`HSA contributions`}</h3>
      <p className="mt-1 text-ink-soft">
        {isForSenior && (
          <span>
            {t`People enrolled in Medicare can't contribute to a health savings account (HSA).`}{" "}
          </span>
        )}
        <Answer key={answer.kind} answer={answer} listing={listing} />{" "}
        {answer.kind === "ages" && listing && (
          <span>{t`Enter who it is for, and we'll compare.`} </span>
        )}
        <span>
          {isForSenior
            ? t`Everyone else also needs an HSA-compatible health plan.`
            : t`You also need an HSA-compatible health plan, and people enrolled in Medicare can't contribute.`}
        </span>{" "}
        {enrollmentFee !== 0 && (
          <span>{t`The rules don't yet say how an enrollment fee counts.`} </span>
        )}
        <span className="print:hidden">
          <TextLink to={paths.article("dpc-vs-traditional-insurance")} hrefLang="en">
            {t`How the HSA rule works`}
          </TextLink>
        </span>
      </p>
    </section>
  );
}

interface AnswerProps {
  answer: HsaAnswer;
  listing: HsaNoteProps["listing"] | undefined;
}

/** The answer, with a link to the form for questions if only the practice can give it. */
function Answer({ answer, listing }: AnswerProps) {
  const ask = listing ? <AskLink listing={listing} about="hsa" /> : t`Ask the practice`;
  if (answer.kind === "ask") {
    const reason = <span>{hsaText(answer)}</span>;
    return (
      <span>
        <Trans>
          {ask} whether this membership allows contributions to a health savings account (HSA),
          because {reason}.
        </Trans>
      </span>
    );
  }
  return (
    <>
      <span>{hsaText(answer)}</span>
      {answer.kind === "over" && (
        <span>
          {" "}
          <Trans>{ask} before contributing to a health savings account (HSA).</Trans>
        </span>
      )}
    </>
  );
}
