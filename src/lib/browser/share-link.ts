import { copyText } from "@/lib/browser/copy-text";

/** How a link was passed on: to another program, to the clipboard, not at all, or not by us. */
export type ShareOutcome = "shared" | "copied" | "cancelled" | "failed";

/** Hands a link to the device's own sharing or, where there is none, copies its address. */
export async function shareLink(title: string, url: string): Promise<ShareOutcome> {
  if ("share" in navigator) {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (error) {
      // The person closed the device's dialog.
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    }
  }
  return (await copyText(url)) ? "copied" : "failed";
}
