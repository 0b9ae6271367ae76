import type { ReactNode } from "react";
import { language } from "@/lib/language";

/** A part of a Spanish page that is in English, because it belongs to pages that are only in English. */
export const InEnglish = ({ children }: { children: ReactNode }) =>
  language === "en" ? (
    children
  ) : (
    <div lang="en" className="contents">
      {children}
    </div>
  );
