import { count } from "@/hooks/practice/listing-activity";

/**
 * Counts each listing card when it becomes visible, including cards added later. Returns a function
 * that stops counting.
 */
export function watchCards(list: HTMLElement): () => void {
  const visibility = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        visibility.unobserve(target);
        if (target.dataset.listing) count(target.dataset.listing, "shown");
      }
    },
    { threshold: 0.5 },
  );
  const watch = (cards: Iterable<Node>) => {
    for (const card of cards) if (card instanceof Element) visibility.observe(card);
  };
  const additions = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) watch(addedNodes);
  });
  watch(list.children);
  additions.observe(list, { childList: true });
  return () => {
    visibility.disconnect();
    additions.disconnect();
  };
}
