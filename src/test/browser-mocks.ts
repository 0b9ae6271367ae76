import { shareComputedStyles } from "@/test/computed-style";
import { FakeIntersectionObserver } from "@/test/intersection";
import { findLabelsById } from "@/test/labels";
import { disableOwnerStacks } from "@/test/owner-stacks";
import { installPopovers } from "@/test/popovers";
import { FakeWebSocket } from "@/test/realtime";

// Adds what jsdom lacks, once for all test files, which share one document. `vi.unstubAllGlobals` doesn't remove it.
shareComputedStyles();
findLabelsById();
disableOwnerStacks();
installPopovers();

// Must be set before the Supabase client is loaded.
Object.assign(globalThis, { WebSocket: FakeWebSocket });

// jsdom has no layout, scrolling, or pointer capture.
window.scrollTo = () => {};
// A narrow screen, where no media query matches.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
window.IntersectionObserver = FakeIntersectionObserver;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
Element.prototype.scrollIntoView ??= () => {};

// Disables activity counting by default: see src/test/activity-api.ts.
Object.defineProperty(navigator, "doNotTrack", { value: "1", configurable: true, writable: true });
