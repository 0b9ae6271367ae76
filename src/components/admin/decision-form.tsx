import { type ReactNode, type SubmitEvent, useId, useRef, useState } from "react";
import { OwnCaseNotice } from "@/components/admin/own-case-notice";
import { Form } from "@/components/forms/form";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button } from "@/components/ui/button";
import { KeyHint } from "@/components/ui/key-hint";
import { Notice } from "@/components/ui/notice";
import { focusOnMount } from "@/lib/browser/focus";
import { reportsLimits } from "@/lib/supabase/column-limits";

/** One of the decisions about a row. */
export interface DecisionOption {
  label: string;
  /** Asks for a reason first. Without it, one click decides. */
  question?: ReasonPrompt;
  /** Whether the row has a more important button. */
  isSecondary?: boolean;
}

type Side = "approve" | "warn" | "reject";

const shortcuts: Record<Side, string> = { approve: "A", warn: "W", reject: "R" };

interface DecisionFormProps {
  /** Shortcut: A. */
  approve: DecisionOption;
  /** Approves with a warning of the author. Shortcut: W. */
  warn?: DecisionOption;
  /** Shortcut: R. */
  reject?: DecisionOption | undefined;
  /** What speaks against approving. With any, approving asks first. */
  warnings?: readonly string[];
  /** A smaller decision that the question before an approval offers, too. */
  fallback?: { label: string; onDecide: () => Promise<void> } | undefined;
  /** Whether the admin has taken part in the case, so that only another admin can decide it. */
  isOwn?: boolean;
  /** Further buttons. */
  children?: ReactNode;
  /** The initial text of the reason. */
  reason?: string;
  onDecide: (isApproved: boolean, reason: string, isWarning: boolean) => Promise<void>;
}

/** The buttons that approve or reject what a row shows, with a prompt for the reason. */
export function DecisionForm({
  approve,
  warn,
  reject,
  isOwn = false,
  warnings = [],
  fallback,
  children,
  reason = "",
  onDecide,
}: DecisionFormProps) {
  const [prompted, setPrompted] = useState<Side | null>(null);
  const [busyWith, setBusyWith] = useState<Side | null>(null);
  const [text, setText] = useState(reason);
  const container = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const question = prompted && { approve, warn, reject }[prompted]?.question;

  if (isOwn) return <OwnCaseNotice />;

  function close() {
    setPrompted(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  async function decide(side: Side, chosen: string, decideInstead?: () => Promise<void>) {
    if (busyWith) return;
    const row = container.current?.closest("article");
    setBusyWith(side);
    try {
      await (decideInstead
        ? decideInstead()
        : onDecide(side !== "reject", chosen, side === "warn"));
      // If the row stays, focus would be lost with the closing prompt.
      if (prompted && row?.contains(document.activeElement)) row.focus();
      setPrompted(null);
    } catch {
      // The caller shows the error.
    }
    setBusyWith(null);
  }

  const isAsking = prompted === "approve" && warnings.length > 0;
  const asksFirst = (side: Side, option: DecisionOption) =>
    option.question !== undefined || (side === "approve" && warnings.length > 0);

  function handleClick(side: Side, option: DecisionOption) {
    if (!asksFirst(side, option)) return void decide(side, "");
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
      aria-expanded={asksFirst(side, option) ? prompted === side : undefined}
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
        {warn && button("warn", warn)}
        {reject && button("reject", reject)}
        {children}
      </div>
      {isAsking && (
        // It takes the focus instead of a button, so that Enter doesn't approve.
        <div ref={focusOnMount} tabIndex={-1} className="mt-5 rounded-lg">
          <Notice
            tone="danger"
            isAlert
            title="Some checks failed"
            actions={
              !question && (
                <>
                  {fallback && (
                    <Button
                      size="sm"
                      isBusy={busyWith === "approve"}
                      onClick={() => void decide("approve", "", fallback.onDecide)}
                    >
                      {fallback.label}
                    </Button>
                  )}
                  <Button
                    size="sm"
                    variant="danger"
                    isBusy={busyWith === "approve"}
                    onClick={() => void decide("approve", "")}
                  >
                    {`${approve.label} anyway`}
                  </Button>
                  <Button size="sm" variant="ghost" aria-keyshortcuts="Escape" onClick={close}>
                    Cancel
                    <KeyHint>Esc</KeyHint>
                  </Button>
                </>
              )
            }
          >
            <ul className="list-disc pl-5">
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
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

/** The prompt for a reason before a decision. */
interface ReasonPrompt {
  title: string;
  /** Who will see the reason. */
  hint: string;
  /** Suggested reasons. */
  reasons: readonly string[];
  /** Label of the button that sends the typed reason. */
  send: string;
  /** The error for an empty reason. Without it, the reason is optional. */
  missing?: string;
}

interface ReasonChoiceProps {
  question: ReasonPrompt;
  isBusy: boolean;
  /** The typed reason, which the parent keeps while the prompt is closed. */
  text: string;
  onTextChange: (text: string) => void;
  onChoose: (reason: string) => void;
  onCancel: () => void;
}

/** Asks for a reason: a click or a number key chooses a suggested one, or the admin types their own. */
function ReasonChoice({
  question: { title, hint, reasons, send, missing },
  isBusy,
  text,
  onTextChange,
  onChoose,
  onCancel,
}: ReasonChoiceProps) {
  const id = useId();
  const [error, setError] = useState<string>();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    if (!missing || text.trim()) {
      onChoose(text.trim());
      return;
    }
    setError(missing);
    event.currentTarget.querySelector("textarea")?.focus();
  }

  return (
    <Form onSubmit={submit} className="mt-5 rounded-lg bg-sage p-4 sm:p-5">
      <fieldset
        ref={focusOnMount}
        tabIndex={-1}
        aria-describedby={`${id}-hint`}
        className="grid min-w-0 gap-4"
      >
        <legend className="float-left w-full font-semibold">{title}</legend>
        <p id={`${id}-hint`} className="-mt-3 text-sm text-ink-soft">
          {hint}
        </p>
        <ol className="grid gap-2 empty:hidden lg:grid-cols-2">
          {reasons.map((reason, index) => (
            <li key={reason} className="grid">
              <Button
                size="sm"
                variant="secondary"
                isBusy={isBusy}
                aria-keyshortcuts={`${index + 1}`}
                className="justify-start text-left"
                onClick={() => onChoose(reason)}
              >
                <KeyHint>{index + 1}</KeyHint>
                {reason}
              </Button>
            </li>
          ))}
        </ol>
        <TextareaField
          label={reasons.length > 0 ? "Or enter your own reason" : "Reason"}
          error={error}
          rows={2}
          maxLength={reportsLimits.resolution[1]}
          value={text}
          onChange={(event) => {
            onTextChange(event.target.value);
            setError(undefined);
          }}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="sm" isBusy={isBusy}>
            {send}
          </Button>
          <Button size="sm" variant="ghost" aria-keyshortcuts="Escape" onClick={onCancel}>
            Cancel
            <KeyHint>Esc</KeyHint>
          </Button>
        </div>
      </fieldset>
    </Form>
  );
}
