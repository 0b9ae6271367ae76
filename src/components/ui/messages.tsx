import type { ReactNode } from "react";
import { plural } from "@/lib/messages";

// See src/lib/messages.ts.

interface TransProps {
  children: ReactNode;
  /** Distinguishes a text from an equal one that has another translation. */
  context?: string;
}

/** A text for people with elements in it, such as links. */
export const Trans = ({ children }: TransProps) => children;

interface PluralProps {
  value: number;
  one: string;
  other: string;
}

/** A text for people that depends on a count, within a `<Trans>`. */
export const Plural = ({ value, one, other }: PluralProps) => plural(value, { one, other });
