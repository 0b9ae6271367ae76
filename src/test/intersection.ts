import { act } from "@testing-library/react";

const observers = new Set<FakeIntersectionObserver>();

/** Replaces the browser's IntersectionObserver, which jsdom lacks. Elements become visible only by calling `reveal`. */
export class FakeIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  readonly #callback: IntersectionObserverCallback;
  readonly #targets = new Set<Element>();

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }

  observe(target: Element) {
    this.#targets.add(target);
    observers.add(this);
  }

  unobserve(target: Element) {
    this.#targets.delete(target);
  }

  disconnect() {
    this.#targets.clear();
    observers.delete(this);
  }

  takeRecords() {
    return [];
  }

  reveal() {
    const entries = [...this.#targets].map((target) => ({ target, isIntersecting: true }));
    this.#callback(entries as unknown as IntersectionObserverEntry[], this);
  }
}

/** Makes all observed elements visible. */
export function scrollEverythingIntoView(): void {
  act(() => {
    for (const observer of [...observers]) observer.reveal();
  });
}
