import type { createMemoryRouter } from "react-router-dom";

type Router = Pick<ReturnType<typeof createMemoryRouter>, "state" | "subscribe">;

/** Resolves when the router has loaded its first page, so that it renders immediately. */
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
