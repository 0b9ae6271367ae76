import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { type Person, splitMentions } from "@/lib/community/mentions";
import { canCollapse, isAlwaysCollapsed, splitLinks, tidyText } from "@/lib/format/post-text";
import { textLanguage } from "@/lib/format/text-language";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

const linkClasses =
  "rounded-xs font-medium text-primary underline decoration-primary/40 underline-offset-4 hover:text-primary-strong hover:decoration-current";

interface PostTextProps {
  content: string;
  /** The people whose names link to their profiles after an @. */
  people?: readonly Person[];
  /** Shows a long text whole, too. */
  isWhole?: boolean;
}

/**
 * The text of a post or comment, with line breaks, links, mentions, and its own direction and
 * language. Long texts collapse.
 */
export function PostText({ content, people = [], isWhole = false }: PostTextProps) {
  const text = tidyText(content);
  return canCollapse(text) && !isWhole ? (
    <CollapsibleText text={text} people={people} />
  ) : (
    <LinkedText text={text} people={people} />
  );
}

interface LinkedTextProps {
  text: string;
  people: readonly Person[];
}

/** The number of lines is known after layout; until then, it collapses only texts that are too long at any width. */
function CollapsibleText({ text, people }: LinkedTextProps) {
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
        <LinkedText text={text} people={people} />
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
          {isOpen ? t`Show less` : t`Show more`}
        </Button>
      )}
    </>
  );
}

function LinkedText({ text, people }: LinkedTextProps) {
  let offset = 0;
  return (
    <p
      dir="auto"
      lang={textLanguage(text)}
      className="max-w-prose wrap-anywhere whitespace-pre-wrap"
    >
      {splitLinks(text).map((part) => {
        const key = offset;
        offset += part.text.length;
        if (!part.href) return <Mentions key={key} text={part.text} people={people} />;
        return (
          <a
            key={key}
            href={part.href}
            target="_blank"
            rel="nofollow ugc noopener noreferrer"
            className={linkClasses}
          >
            <bdi>{part.text}</bdi>
          </a>
        );
      })}
    </p>
  );
}

function Mentions({ text, people }: LinkedTextProps) {
  let offset = 0;
  return splitMentions(text, people).map((part) => {
    const key = offset;
    offset += part.text.length;
    return part.id ? (
      <Link key={key} to={paths.profile(part.id)} className={linkClasses}>
        <bdi>{part.text}</bdi>
      </Link>
    ) : (
      part.text
    );
  });
}
