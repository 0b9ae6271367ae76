import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { Trans } from "@/components/ui/messages";
import { dismissToast, hasToasted, toasts } from "@/lib/toast";

const Toaster = lazyPart(async () => (await import("@/components/ui/toaster")).Toaster, {
  Failed: PlainToasts,
});

/** Loads the toaster with the first message and keeps it mounted, so that the last toast can animate out. */
export function LazyToaster() {
  const isNeeded = useSyncExternalStore(toasts.subscribe, hasToasted, () => false);
  return isNeeded ? <Toaster /> : null;
}

/** Shows messages if the toaster's script can't be loaded. */
function PlainToasts() {
  const messages = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get);
  return (
    <div
      role="status"
      className="print:hidden fixed right-0 bottom-(--bar-space) z-50 grid w-full max-w-md gap-3 p-4 empty:hidden sm:p-6"
    >
      {messages.slice(-1).map(({ id, title, description, action }) => (
        <div
          key={id}
          className="rounded-lg bg-surface p-4 shadow-lifted ring-1 ring-line ring-inset"
        >
          <strong className="block">{title}</strong>
          {description && <p className="text-sm break-words text-ink-soft">{description}</p>}
          {action && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                dismissToast(id);
                action.onPress();
              }}
            >
              {action.label}
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={() => dismissToast(id)}>
            <Trans>Dismiss</Trans>
          </Button>
        </div>
      ))}
    </div>
  );
}
