import { createStore } from "@/lib/create-store";

export type ToastTone = "success" | "error" | "info";

export interface ToastAction {
  label: string;
  /** The same for whoever cannot reach the message: where else it can be done, or by which key. */
  alternative: string;
  onPress: () => void;
}

export interface ToastInput {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** Something to do about it. The message then stays for ten seconds. */
  action?: ToastAction;
}

export interface ToastMessage extends ToastInput {
  id: number;
}

let nextId = 1;

/** All messages, oldest first: the same array until something changes. */
export const toasts = createStore<readonly ToastMessage[]>([]);

/**
 * Shows a message in the corner of the screen. It can be called from anywhere, also outside React. A failure that still
 * stands there is told anew in its place, so that two never say the same.
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

/** Takes a message away; nothing happens when it is gone already. */
export function dismissToast(id: number): void {
  const others = toasts.get().filter((message) => message.id !== id);
  if (others.length < toasts.get().length) toasts.set(others);
}

/** Takes all messages away, shown and waiting. */
export function clearToasts(): void {
  if (toasts.get().length > 0) toasts.set([]);
}

/** Whether there has ever been a message. */
export function hasToasted(): boolean {
  return nextId > 1;
}
