import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";

/** Placeholder for a saved listing that is no longer published. */
export function UnlistedCard({ children }: { children: ReactNode }) {
  return (
    <Card className="flex h-full flex-col items-start justify-center gap-4 max-sm:rounded-lg">
      <div>
        <h2 className="text-xl max-sm:text-base">No longer listed</h2>
        <p className="mt-1 text-sm text-ink-soft">
          A practice you saved isn't in the directory right now. If it returns, you'll see it here
          again.
        </p>
      </div>
      {children}
    </Card>
  );
}
