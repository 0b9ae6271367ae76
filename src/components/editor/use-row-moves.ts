import { useRef, useState } from "react";
import { flushSync } from "react-dom";

interface RowMoves {
  /** Moves a row of the form. */
  move: (from: number, to: number) => void;
  count: number;
  nameOf: (index: number) => string;
}

/**
 * Moves rows up and down. The focus stays on the button of the moved row (`data-action="up"` or
 * `"down"`), and the move is announced to screen readers.
 */
export function useRowMoves({ move, count, nameOf }: RowMoves) {
  const rows = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState("");

  function moveRow(index: number, by: -1 | 1) {
    const name = nameOf(index);
    const to = index + by;
    // Rendered synchronously, so that the focus finds the row at its new position.
    flushSync(() => {
      move(index, to);
      setAnnouncement(`${name} is now number ${to + 1} of ${count}.`);
    });
    const buttonOf = (action: "up" | "down") =>
      rows.current?.children[to]?.querySelector<HTMLElement>(`[data-action=${action}]:enabled`);
    const button =
      by < 0 ? (buttonOf("up") ?? buttonOf("down")) : (buttonOf("down") ?? buttonOf("up"));
    button?.focus();
  }

  return { rows, announcement, moveRow };
}
