import { CopyButton } from "@/components/ui/copy-button";

/** Copies an address to the clipboard. */
export const CopyAddressButton = ({ address }: { address: string }) => (
  <CopyButton variant="ghost" text={address} noun="address" description={address}>
    Copy address
  </CopyButton>
);
