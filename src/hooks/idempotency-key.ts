import { useRef } from "react";

/**
 * Returns a function that generates the id of new content. The same content gets the same id, so
 * that a retry after a lost response doesn't create a duplicate; changed content gets a new id.
 */
export function useIdempotencyKey(): (content: object) => string {
  const last = useRef({ content: "", id: "" });
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== last.current.content) last.current = { content: text, id: crypto.randomUUID() };
    return last.current.id;
  };
}
