import type { createMemoryRouter } from "react-router-dom";

type Router = Pick<ReturnType<typeof createMemoryRouter>, "state" | "subscribe">;

/** Resolves once a router has loaded what its first page is made of, so that rendering shows that page at once. */
export function routerReady(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
