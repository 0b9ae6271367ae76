import { shareComputedStyles } from "@/test/computed-style";
import { FakeIntersectionObserver } from "@/test/intersection";
import { findLabelsById } from "@/test/labels";
import { disableOwnerStacks } from "@/test/owner-stacks";
import { installPopovers } from "@/test/popovers";
import { FakeWebSocket } from "@/test/realtime";

// What jsdom lacks, given to it once: the files of tests share one document. `vi.unstubAllGlobals` does not take it away.
shareComputedStyles();
findLabelsById();
disableOwnerStacks();
installPopovers();

// The Supabase client takes it when it is loaded.
Object.assign(globalThis, { WebSocket: FakeWebSocket });

// jsdom has no layout, hence no scrolling and no capture of the pointer.
window.scrollTo = () => {};
window.IntersectionObserver = FakeIntersectionObserver;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
Element.prototype.scrollIntoView ??= () => {};

// No visit of a test is counted, but of those that say so: src/test/activity-api.ts.
Object.defineProperty(navigator, "doNotTrack", { value: "1", configurable: true, writable: true });
