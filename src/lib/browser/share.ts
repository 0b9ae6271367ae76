/** The outcome of sharing a link. */
export type ShareOutcome = "shared" | "copied" | "cancelled" | "failed";

/** Opens the device's share dialog or, if there is none, copies the link. */
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

/** Copies a text to the clipboard; returns false if the browser doesn't allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
