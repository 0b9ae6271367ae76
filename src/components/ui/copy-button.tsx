import { Copy } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { ButtonLook } from "@/components/ui/button-styles";
import { copyText } from "@/lib/browser/share";
import { t } from "@/lib/messages";
import { toast } from "@/lib/toast";

/** The titles of the toasts, by what is copied. */
const titles = {
  address: { copied: t`Address copied`, failed: t`Copy this address` },
  link: { copied: t`Link copied`, failed: t`Copy this link` },
  text: { copied: t`Text copied`, failed: t`Copy this text` },
};

interface CopyButtonProps extends ButtonLook {
  text: string;
  /** What the text is. */
  noun: keyof typeof titles;
  /** The description of the toast. */
  description: string;
  children: string;
}

/** Copies a text to the clipboard and shows the result as a toast. */
export function CopyButton({ text, noun, description, children, ...look }: CopyButtonProps) {
  async function copy() {
    const isCopied = await copyText(text);
    toast({
      title: titles[noun][isCopied ? "copied" : "failed"],
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
