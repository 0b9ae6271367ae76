import { TextareaField } from "@/components/forms/textarea-field";
import { CopyButton } from "@/components/ui/copy-button";

interface SnippetBoxProps {
  /** What the element is called: "badge". */
  noun: "badge" | "card";
  /** Creates a new element on each call. */
  make: () => HTMLElement;
}

/** A preview of an element for another website, and its HTML to copy. */
export function SnippetBox({ noun, make }: SnippetBoxProps) {
  const html = make().outerHTML;
  return (
    <div className="grid gap-4">
      {/* Inert, because its link would leave the page. */}
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
