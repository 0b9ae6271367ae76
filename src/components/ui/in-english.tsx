import type { ReactNode } from "react";

const isEnglish = import.meta.env.LANGUAGE !== "es";

/** A part of a Spanish page that is in English, because only people of practices or admins see it. */
export const InEnglish = ({ children }: { children: ReactNode }) =>
  isEnglish ? (
    children
  ) : (
    <div lang="en" className="contents">
      {children}
    </div>
  );
