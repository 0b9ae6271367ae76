import { type ReactNode, useRef, useState } from "react";
import { type Question, ReasonChoice } from "@/components/moderation/reason-choice";
import { Button } from "@/components/ui/button";
import { KeyHint } from "@/components/ui/key-hint";

/** Something to do with a row. */
export interface Act {
  label: string;
  /** What is asked first; without it, one press does it. */
  question?: Question;
  /** Beside a more important button in the same row. */
  isSecondary?: boolean;
}

type Side = "accept" | "refuse";

interface DecisionFormProps {
  /** The key V does it. */
  accept: Act;
  /** The key R does it. */
  refuse?: Act | undefined;
  /** What else can be done. */
  children?: ReactNode;
  /** A reason to begin with, in the admin's own words. */
  reason?: string;
  onDecide: (isAccepted: boolean, reason: string) => Promise<void>;
}

/** Accepts or refuses what its row shows. */
export function DecisionForm({
  accept,
  refuse,
  children,
  reason = "",
  onDecide,
}: DecisionFormProps) {
  const [asked, setAsked] = useState<Side | null>(null);
  const [busyWith, setBusyWith] = useState<Side | null>(null);
  const [words, setWords] = useState(reason);
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const question = asked === "accept" ? accept.question : asked && refuse?.question;

  function close() {
    setAsked(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  async function decide(side: Side, chosen: string) {
    if (busyWith) return;
    const row = place.current?.closest("article");
    setBusyWith(side);
    try {
      await onDecide(side === "accept", chosen);
      // Where the row stays, the focus would go with the reasons.
      if (asked && row?.contains(document.activeElement)) row.focus();
      setAsked(null);
    } catch {
      // The toast has said why. Somebody else's decision takes the row away as well.
    }
    setBusyWith(null);
  }

  function press(side: Side, act: Act) {
    if (!act.question) return void decide(side, "");
    if (asked === side) return close();
    opener.current = document.activeElement;
    setAsked(side);
  }

  const button = (side: Side, { label, question: asks, isSecondary }: Act) => (
    <Button
      size="sm"
      variant={side === "accept" && !isSecondary ? "primary" : "secondary"}
      isBusy={busyWith === side}
      aria-keyshortcuts={side === "accept" ? "V" : "R"}
      aria-expanded={asks && asked === side}
      onClick={() => press(side, side === "accept" || !refuse ? accept : refuse)}
    >
      {label}
      <KeyHint>{side === "accept" ? "V" : "R"}</KeyHint>
    </Button>
  );

  return (
    <div ref={place} className="mt-6 border-t border-line pt-5">
      <div className="flex flex-wrap gap-3">
        {button("accept", accept)}
        {refuse && button("refuse", refuse)}
        {children}
      </div>
      {question && asked && (
        <ReasonChoice
          key={asked}
          question={question}
          isBusy={busyWith === asked}
          words={words}
          onWords={setWords}
          onChoose={(chosen) => void decide(asked, chosen)}
          onCancel={close}
        />
      )}
    </div>
  );
}
