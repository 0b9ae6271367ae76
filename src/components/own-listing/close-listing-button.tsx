import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";

const CloseListingDialog = lazy(async () => ({
  default: (await import("@/components/own-listing/close-listing-dialog")).CloseListingDialog,
}));

interface CloseListingButtonProps {
  listing: { id: string; practice_name: string };
}

/** Ends an own practice, once its owner has said when, and where its members go. */
export function CloseListingButton({ listing }: CloseListingButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setIsAsking(true)}>
        The practice closes
      </Button>
      {isAsking && (
        <Suspense>
          <CloseListingDialog listing={listing} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
