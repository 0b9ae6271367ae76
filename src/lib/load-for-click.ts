import { t } from "@/lib/messages";
import { toast } from "@/lib/toast";

/**
 * Loads a script that a click needs. If it can't be loaded, shows a toast and returns null; the next click tries again.
 */
export async function loadForClick<Module>(load: () => Promise<Module>): Promise<Module | null> {
  try {
    return await load();
  } catch {
    toast({
      title: t`That didn't work`,
      description: t`Check your connection and try again.`,
      tone: "error",
    });
    return null;
  }
}
