import { onTestFinished } from "vitest";
import { translateTexts } from "@/test/translate-texts";

/** Translates the document as browsers do until the test ends. */
export function translatePage(): void {
  const observer = translateTexts();
  onTestFinished(() => observer.disconnect());
}
