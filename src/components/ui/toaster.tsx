import * as RadixToast from "@radix-ui/react-toast";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import { buttonClasses } from "@/components/ui/button-styles";
import { closeTopDialog } from "@/lib/browser/dialog-history";
import { joinClasses } from "@/lib/join-classes";
import { t } from "@/lib/messages";
import { dismissToast, type ToastMessage, type ToastTone, toasts } from "@/lib/toast";

const controls = "button, input, select, textarea, summary";

/** The controls in use: the focused one, and the one under the pointer or last touched. */
function controlsInUse(): Element[] {
  const pointed = [...document.querySelectorAll(":hover")].at(-1)?.closest(controls);
  const focused = document.activeElement?.closest(`${controls}, a[href]`);
  return [focused, pointed].filter((element) => !!element);
}

function overlaps(element: Element, box: DOMRect): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
}

const floatingClasses =
  "pointer-events-none fixed z-50 flex w-full max-w-md flex-col gap-3 p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:p-6 print:hidden";

/**
 * The places for messages, the usual one first. On phones that is below the top bar, because the thumb and the keyboard are at the
 * bottom.
 */
const places = [
  "right-0 top-18 sm:top-auto sm:bottom-(--bar-space)",
  "right-0 bottom-0 sm:top-18 sm:bottom-auto",
  "right-0 bottom-0 sm:right-auto sm:left-0",
];
/** The place beside an open dialog, which leaves room for it: see `leaveSpace`. */
const placeInDialog = "right-0 top-0 sm:top-auto sm:bottom-0";

const hasDialog = () => document.querySelector('[role="dialog"]') !== null;

/** How many controls the messages cover. One in use counts more than any others, and a bar that must stay clear counts most. */
function countCovered(floating: Element): number {
  const { left, top } = floating.getBoundingClientRect();
  // Without transforms, because a message may still be sliding in.
  const boxes = [...floating.children]
    .filter((part) => part instanceof HTMLElement)
    .map((part) => {
      const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = part;
      return new DOMRect(left + offsetLeft, top + offsetTop, offsetWidth, offsetHeight);
    });
  const countOf = (elements: Iterable<Element>) =>
    [...elements].filter(
      (element) => !floating.contains(element) && boxes.some((box) => overlaps(element, box)),
    ).length;
  return (
    10_000 * countOf(document.querySelectorAll("[data-keep-clear]")) +
    1000 * countOf(controlsInUse()) +
    countOf(document.querySelectorAll(controls))
  );
}

/** Returns the first of the places in which the messages cover the fewest controls. */
function choosePlace(floating: Element): string {
  const before = floating.className;
  let best = { place: placeInDialog, covered: Number.POSITIVE_INFINITY };
  for (const place of places) {
    floating.className = joinClasses(floatingClasses, place);
    const covered = countCovered(floating);
    if (covered < best.covered) best = { place, covered };
    if (covered === 0) break;
  }
  // React doesn't know of the changes.
  floating.className = before;
  return best.place;
}

let space = 0;

/**
 * Sets the height that an open dialog leaves free. It doesn't shrink before the dialog closes, so that no button moves under the
 * pointer when a message disappears.
 */
function leaveSpace(height: number): void {
  if (height === 0 && space === 0) return;
  space = hasDialog() ? Math.max(space, height) : height;
  document.documentElement.style.setProperty("--toast-space", `${space}px`);
}

/** The place of the messages. It changes when there are others, or when the focus moves to a control that they cover. */
function usePlace(floating: HTMLElement | null, messages: readonly ToastMessage[]): string {
  const [place, setPlace] = useState(places[0] ?? placeInDialog);

  useLayoutEffect(() => {
    if (!floating) return;
    const check = () => {
      // Without messages there is nothing to place, and usually no space to take back.
      if (messages.length === 0 && space === 0) return;
      leaveSpace(messages.length > 0 ? floating.offsetHeight : 0);
      // Choosing a place computes the layout of the page several times, which would slow down each change of focus.
      if (messages.length > 0) setPlace(hasDialog() ? placeInDialog : choosePlace(floating));
    };
    // A click on a message must not move it.
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Node && floating.contains(target))) check();
    };
    // A change of a form can show a bar that must stay clear.
    const onChange = () => requestAnimationFrame(check);
    check();
    document.addEventListener("focusin", onFocus);
    document.addEventListener("change", onChange);
    return () => {
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("change", onChange);
    };
  }, [floating, messages]);

  return place;
}

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
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const place = usePlace(viewport, messages);
  return (
    <RadixToast.Provider duration={durationInMs} label={t`Message`} swipeDirection="right">
      {messages.slice(0, visibleAtOnce).map((message) => (
        <Toast key={message.id} message={message} />
      ))}
      <RadixToast.Viewport
        ref={setViewport}
        // An open dialog hides everything else from assistive technology except live regions, so this keeps messages reachable.
        aria-live="off"
        className={joinClasses(floatingClasses, place)}
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
      onEscapeKeyDown={(event) => {
        // Radix handles Escape in the topmost layer, which is the toast, but an open dialog should close first.
        if (closeTopDialog()) event.preventDefault();
      }}
      className="pointer-events-auto flex animate-slide-in items-start gap-3.5 rounded-lg bg-surface py-3 pr-2 pl-4 shadow-lifted ring-1 ring-line ring-inset data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-swipe-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      <Icon aria-hidden="true" className={joinClasses("mt-2.5 size-5.5 shrink-0", className)} />
      {/* The action is below the text where both don't fit beside each other. */}
      <div className="flex min-w-0 flex-1 flex-wrap gap-x-3.5">
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
