import { TextareaField } from "@/components/forms/textarea-field";
import { CopyButton } from "@/components/ui/copy-button";

interface SnippetBoxProps {
  /** What the element is called: "badge". */
  noun: string;
  /** Makes the element anew each time. */
  make: () => HTMLElement;
}

/** An element for somebody else's page: as it will look there, and as HTML to copy. */
export function SnippetBox({ noun, make }: SnippetBoxProps) {
  const html = make().outerHTML;
  return (
    <div className="grid gap-4">
      {/* To be looked at only: its link would lead away. */}
      <div inert ref={(box) => box?.replaceChildren(make())} />
      <TextareaField label={`HTML for the ${noun}`} readOnly rows={4} value={html} />
      <div>
        <CopyButton
          variant="secondary"
          size="sm"
          text={html}
          noun={noun}
          description="Paste it into your page's HTML"
        >
          {`Copy ${noun}`}
        </CopyButton>
      </div>
    </div>
  );
}
