import { Copy } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { ButtonLook } from "@/components/ui/button-styles";
import { copyText } from "@/lib/browser/share";
import { toast } from "@/lib/toast";

interface CopyButtonProps extends ButtonLook {
  text: string;
  /** What the text is, such as "address". */
  noun: string;
  /** The description of the toast. */
  description: string;
  children: string;
}

/** Copies a text to the clipboard and shows the result as a toast. */
export function CopyButton({ text, noun, description, children, ...look }: CopyButtonProps) {
  async function copy() {
    const isCopied = await copyText(text);
    toast({
      title: isCopied ? `${noun[0]?.toUpperCase()}${noun.slice(1)} copied` : `Copy this ${noun}`,
      description,
      tone: isCopied ? "success" : "info",
    });
  }

  return (
    <Button {...look} onClick={() => void copy()}>
      <Copy aria-hidden="true" />
      {children}
    </Button>
  );
}
