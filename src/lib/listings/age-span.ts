import { ageRange } from "@/lib/listings/age-range";

// The ages that a practice accepts, stored as "18+" or "0-17".

/** A stored range of ages as text: "18+" is "18 and older". */
export function formatAgeSpan(span: string): string {
  const [youngest = "", oldest = ""] = span.replace("+", "").split("-");
  return ageRange(Number(youngest), oldest === "" ? null : Number(oldest));
}
