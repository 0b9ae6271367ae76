import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { canCollapse, isAlwaysCollapsed, splitLinks, tidyText } from "@/lib/format/post-text";
import { joinClasses } from "@/lib/join-classes";

/** The text of a post or comment, with line breaks, links, and its own direction. Long texts collapse. */
export function PostText({ content }: { content: string }) {
  const text = tidyText(content);
  if (canCollapse(text)) return <CollapsibleText text={text} />;
  return <LinkedText text={text} />;
}

/** The number of lines is known after layout; until then, it collapses only texts that are too long at any width. */
function CollapsibleText({ text }: { text: string }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isLong, setIsLong] = useState(() => isAlwaysCollapsed(text));

  function measure(element: HTMLElement | null) {
    if (!element || isOpen) return;
    const observer = new ResizeObserver(() => {
      setIsLong(element.scrollHeight > element.clientHeight + 1);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }

  return (
    <>
      <div id={id} ref={measure} className={isOpen ? "" : "line-clamp-12"}>
        <LinkedText text={text} />
      </div>
      {isLong && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="-ml-4.5"
        >
          {isOpen ? "Show less" : "Show more"}
        </Button>
      )}
    </>
  );
}

function LinkedText({ text }: { text: string }) {
  let offset = 0;
  return (
    <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-wrap">
      {splitLinks(text).map((part) => {
        const key = offset;
        offset += part.text.length;
        if (!part.href) return part.text;
        return (
          <a
            key={key}
            href={part.href}
            target="_blank"
            rel="nofollow ugc noopener noreferrer"
            className={joinClasses(
              "rounded-xs font-medium text-primary underline decoration-primary/40 underline-offset-4",
              "hover:text-primary-strong hover:decoration-current",
            )}
          >
            <bdi>{part.text}</bdi>
          </a>
        );
      })}
    </p>
  );
}
