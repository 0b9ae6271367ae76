import type { ReactNode } from "react";

const isEnglish = import.meta.env.LANGUAGE !== "es";

/** A part of a Spanish page that is in English, because it belongs to pages that are only in English. */
export const InEnglish = ({ children }: { children: ReactNode }) =>
  isEnglish ? (
    children
  ) : (
    <div lang="en" className="contents">
      {children}
    </div>
  );
