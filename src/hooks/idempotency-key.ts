import { useRef } from "react";

/**
 * Gives what is sent the id that it is stored under. The same content gets the same id, so that it is stored once when it is
 * sent again after a lost answer; changed, it is another one.
 */
export function useIdempotencyKey(): (content: object) => string {
  const last = useRef({ content: "", id: "" });
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== last.current.content) last.current = { content: text, id: crypto.randomUUID() };
    return last.current.id;
  };
}
