import { count } from "@/hooks/activity/count";

/** Counts each card of a list that comes in sight, also those that come to the list; until it is called off. */
export function watchCards(list: HTMLElement): () => void {
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        sight.unobserve(target);
        if (target.dataset.listing) count(target.dataset.listing, "shown");
      }
    },
    { threshold: 0.5 },
  );
  const watch = (cards: Iterable<Node>) => {
    for (const card of cards) if (card instanceof Element) sight.observe(card);
  };
  const growth = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) watch(addedNodes);
  });
  watch(list.children);
  growth.observe(list, { childList: true });
  return () => {
    sight.disconnect();
    growth.disconnect();
  };
}
