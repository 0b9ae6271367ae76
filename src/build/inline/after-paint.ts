/** Calls back once the browser has painted the page for the first time. */
export function afterPaint(callback: () => void): void {
  if (PerformanceObserver.supportedEntryTypes?.includes("paint")) {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      setTimeout(callback);
    }).observe({ type: "paint", buffered: true });
  } else {
    requestAnimationFrame(() => setTimeout(callback));
  }
}
