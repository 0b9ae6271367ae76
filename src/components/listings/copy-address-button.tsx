import { CopyButton } from "@/components/ui/copy-button";

/** Copies an address, for a map or a message of one's own. */
export const CopyAddressButton = ({ address }: { address: string }) => (
  <CopyButton variant="ghost" text={address} noun="address" description={address}>
    Copy address
  </CopyButton>
);
