import { type ReactNode, useRef, useState } from "react";
import { ReasonChoice, type ReasonPrompt } from "@/components/moderation/reason-choice";
import { Button } from "@/components/ui/button";
import { KeyHint } from "@/components/ui/key-hint";

/** One of the two decisions about a row. */
export interface DecisionOption {
  label: string;
  /** Asks for a reason first. Without it, one click decides. */
  question?: ReasonPrompt;
  /** Whether the row has a more important button. */
  isSecondary?: boolean;
}

type Side = "approve" | "reject";

const shortcuts: Record<Side, string> = { approve: "A", reject: "R" };

interface DecisionFormProps {
  /** Shortcut: A. */
  approve: DecisionOption;
  /** Shortcut: R. */
  reject?: DecisionOption | undefined;
  /** Further buttons. */
  children?: ReactNode;
  /** The initial text of the reason. */
  reason?: string;
  onDecide: (isApproved: boolean, reason: string) => Promise<void>;
}

/** The buttons that approve or reject what a row shows, with a prompt for the reason. */
export function DecisionForm({
  approve,
  reject,
  children,
  reason = "",
  onDecide,
}: DecisionFormProps) {
  const [prompted, setPrompted] = useState<Side | null>(null);
  const [busyWith, setBusyWith] = useState<Side | null>(null);
  const [text, setText] = useState(reason);
  const container = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const question = prompted === "approve" ? approve.question : prompted && reject?.question;

  function close() {
    setPrompted(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  async function decide(side: Side, chosen: string) {
    if (busyWith) return;
    const row = container.current?.closest("article");
    setBusyWith(side);
    try {
      await onDecide(side === "approve", chosen);
      // If the row stays, focus would be lost with the closing prompt.
      if (prompted && row?.contains(document.activeElement)) row.focus();
      setPrompted(null);
    } catch {
      // The caller shows the error.
    }
    setBusyWith(null);
  }

  function handleClick(side: Side, option: DecisionOption) {
    if (!option.question) return void decide(side, "");
    if (prompted === side) return close();
    opener.current = document.activeElement;
    setPrompted(side);
  }

  const button = (side: Side, option: DecisionOption) => (
    <Button
      size="sm"
      variant={side === "approve" && !option.isSecondary ? "primary" : "secondary"}
      isBusy={busyWith === side}
      aria-keyshortcuts={shortcuts[side]}
      aria-expanded={option.question && prompted === side}
      onClick={() => handleClick(side, option)}
    >
      {option.label}
      <KeyHint>{shortcuts[side]}</KeyHint>
    </Button>
  );

  return (
    <div ref={container} className="mt-6 border-t border-line pt-5">
      <div className="flex flex-wrap gap-3">
        {button("approve", approve)}
        {reject && button("reject", reject)}
        {children}
      </div>
      {question && prompted && (
        <ReasonChoice
          key={prompted}
          question={question}
          isBusy={busyWith === prompted}
          text={text}
          onTextChange={setText}
          onChoose={(chosen) => void decide(prompted, chosen)}
          onCancel={close}
        />
      )}
    </div>
  );
}
