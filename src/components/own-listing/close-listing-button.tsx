import { useState } from "react";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy-part";

const CloseListingDialog = lazyDialog(
  async () => (await import("@/components/own-listing/close-listing-dialog")).CloseListingDialog,
);

interface CloseListingButtonProps {
  listing: { id: string; practice_name: string };
}

/** Opens the dialog with which an owner closes their practice. */
export function CloseListingButton({ listing }: CloseListingButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setIsAsking(true)}>
        Close practice
      </Button>
      {isAsking && <CloseListingDialog listing={listing} onClose={() => setIsAsking(false)} />}
    </>
  );
}
