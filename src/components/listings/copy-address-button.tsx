import { Copy } from "lucide-react";
import { Button } from "@/components/ui/button";
import { copyText } from "@/lib/browser/copy-text";
import { toast } from "@/lib/toast";

/** Copies an address, for a map or a message of one's own. */
export function CopyAddressButton({ address }: { address: string }) {
  async function copy() {
    const isCopied = await copyText(address);
    toast({
      title: isCopied ? "Address copied" : "Copy this address",
      description: address,
      tone: isCopied ? "success" : "info",
    });
  }

  return (
    <Button variant="ghost" onClick={() => void copy()}>
      <Copy aria-hidden="true" />
      Copy Address
    </Button>
  );
}
