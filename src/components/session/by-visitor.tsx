import { type ReactNode, useSyncExternalStore } from "react";
import { hasStoredSession, subscribeToStoredSession } from "@/lib/session/session-hint";

interface ByVisitorProps {
  stranger: ReactNode;
  member: ReactNode;
  /** Stands for `member` in the HTML of the build. */
  memberSoon: ReactNode;
}

const visitorNow = () => (hasStoredSession() ? "member" : "stranger");
const visitorAtBuildTime = () => "unknown";

/**
 * Shows strangers and members different things. The HTML of the build holds both, and a script in its head has said
 * before the first paint who is there: see `for-strangers` in index.css.
 */
export function ByVisitor({ stranger, member, memberSoon }: ByVisitorProps) {
  const visitor = useSyncExternalStore(subscribeToStoredSession, visitorNow, visitorAtBuildTime);
  const isUnknown = visitor === "unknown";
  return (
    <>
      {visitor !== "member" && (
        <div className={isUnknown ? "for-strangers" : "contents"}>{stranger}</div>
      )}
      {visitor !== "stranger" && (
        <div className={isUnknown ? "for-members" : "contents"}>
          {isUnknown ? memberSoon : member}
        </div>
      )}
    </>
  );
}
