import { createStore } from "@/lib/create-store";

export type ToastTone = "success" | "error" | "info";

interface ToastAction {
  label: string;
  /** Another way to do the same, such as another page or a key, for screen reader users. */
  alternative: string;
  onPress: () => void;
}

export interface ToastInput {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** An action. A message with one stays for ten seconds. */
  action?: ToastAction;
  /** Closes the message when the visitor goes to another page. */
  isOfPage?: boolean;
}

export interface ToastMessage extends ToastInput {
  id: number;
}

let nextId = 1;

/** All messages, oldest first: the same array until something changes. */
export const toasts = createStore<readonly ToastMessage[]>([]);

/**
 * Shows a message at the bottom of the screen. It can be called from anywhere, also outside React. It replaces an
 * identical error that is still visible, so that the same error is never shown twice.
 */
export function toast(input: ToastInput): number {
  const { title, description, tone } = input;
  const isSaidNow = (message: ToastMessage) =>
    tone === "error" &&
    message.tone === tone &&
    message.title === title &&
    message.description === description;
  const id = nextId++;
  toasts.set([...toasts.get().filter((message) => !isSaidNow(message)), { ...input, id }]);
  return id;
}

/** Removes a message if it is still there. */
export function dismissToast(id: number): void {
  const others = toasts.get().filter((message) => message.id !== id);
  if (others.length < toasts.get().length) toasts.set(others);
}

/** Removes the messages that belong to the page that the visitor leaves. */
export function leavePage(): void {
  for (const { id, isOfPage } of toasts.get()) if (isOfPage) dismissToast(id);
}

/** Removes all messages, visible and queued. */
export function clearToasts(): void {
  if (toasts.get().length > 0) toasts.set([]);
}

/** Returns whether any message has been shown. */
export function hasToasted(): boolean {
  return nextId > 1;
}
