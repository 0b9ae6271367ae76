import * as RadixToast from "@radix-ui/react-toast";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { buttonClasses } from "@/components/ui/button-styles";
import { joinClasses } from "@/lib/join-classes";
import { t } from "@/lib/messages";
import { dismissToast, type ToastMessage, type ToastTone, toasts } from "@/lib/toast";

const visibleAtOnce = 3;
const durationInMs = 4000;
const durationWithActionInMs = 10_000;

const tones: Record<ToastTone, { icon: typeof Info; className: string }> = {
  success: { icon: CircleCheck, className: "text-primary" },
  error: { icon: CircleAlert, className: "text-danger" },
  info: { icon: Info, className: "text-accent-ink" },
};

/** Shows the messages of the toast store, three at a time. */
export function Toaster() {
  const messages = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get);
  return (
    <RadixToast.Provider duration={durationInMs} label={t`Message`} swipeDirection="right">
      {messages.slice(0, visibleAtOnce).map((message) => (
        <Toast key={message.id} message={message} />
      ))}
      <RadixToast.Viewport
        // An open dialog hides everything else from assistive technology except live regions, so
        // this keeps messages reachable.
        aria-live="off"
        label={`${t`Notifications`} ({hotkey})`}
        className="pointer-events-none fixed right-0 bottom-(--bar-space) z-50 flex w-full max-w-md flex-col gap-3 p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:p-6 print:hidden"
      />
    </RadixToast.Provider>
  );
}

function Toast({ message }: { message: ToastMessage }) {
  const { icon: Icon, className } = tones[message.tone ?? "info"];
  return (
    <RadixToast.Root
      // "background" announces the toast politely; "foreground" would interrupt.
      type="background"
      {...(message.action && { duration: durationWithActionInMs })}
      onOpenChange={(isOpen) => {
        if (!isOpen) dismissToast(message.id);
      }}
      className="pointer-events-auto flex animate-slide-in items-start gap-3.5 rounded-lg bg-surface py-3 pr-2 pl-4 max-sm:py-1 max-sm:text-sm shadow-lifted ring-1 ring-line ring-inset data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-swipe-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      <Icon aria-hidden="true" className={joinClasses("mt-2.5 size-5.5 shrink-0", className)} />
      {/* The action is below the text where both don't fit beside each other. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3.5 max-sm:gap-x-0">
        <div className="min-w-0 flex-1 basis-28 py-2">
          <RadixToast.Title className="font-semibold">{message.title}</RadixToast.Title>
          {message.description && (
            <RadixToast.Description className="text-sm break-words text-ink-soft">
              {message.description}
            </RadixToast.Description>
          )}
        </div>
        {message.action && (
          <RadixToast.Action
            altText={message.action.alternative}
            onClick={message.action.onPress}
            className={buttonClasses({ variant: "ghost", size: "sm" })}
          >
            {message.action.label}
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close
        aria-label={t`Dismiss`}
        className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sage hover:text-ink"
      >
        <X aria-hidden="true" className="size-5" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
