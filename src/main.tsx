import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import "@/index.css";
import { hasKeptLists } from "@/lib/browser/coming-back";
import { dialogsIn, hearArrivals } from "@/lib/browser/history-arrivals";
import { keepShownPage } from "@/lib/browser/page-scripts";
import { routerReady } from "@/lib/browser/router-ready";
import { rememberEarly } from "@/lib/browser/typed-early";
import { nameVisit } from "@/lib/browser/visit-key";
import { createRoutes } from "@/router";
import { surfaceFailures } from "@/surface-failures";

async function start(root: HTMLElement) {
  nameVisit();
  const isLonger = hasKeptLists();
  hearArrivals();
  if (dialogsIn(history.state) > 0) void leaveClosedDialogs();
  const routes = createRoutes();
  surfaceFailures(routes);
  const router = createBrowserRouter(routes);
  void routerReady(router).then(keepShownPage);
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (!root.hasChildNodes()) return createRoot(root).render(app);

  // What the build wrote stays until all of the page is there, or it would flicker.
  await routerReady(router);
  const { rendered, path } = root.dataset;
  const { pathname, search } = window.location;
  // Hosts answer with the page not found also where the app knows a way: from a state's code, say.
  const isMissing = router.state.matches.at(-1)?.route.path === "*";
  const shown = isMissing ? "/404" : `${pathname}${search}`;
  // A complete page is the same whatever the query says; any other was written for a single address.
  const isThisPage = (rendered === "page" || path === shown) && !isLonger;
  const goOn = rememberEarly(root);
  let pressAgain = () => {};
  const onShown = () => {
    root.dataset.live = "";
    pressAgain = goOn();
  };
  const shownApp = (
    <Shown onShown={onShown} onReady={() => pressAgain()}>
      {app}
    </Shown>
  );
  // In small steps, so that the page answers while it is taken over.
  startTransition(() => {
    if (isThisPage) return void hydrateRoot(root, shownApp);
    for (const element of document.head.querySelectorAll("[data-built]")) element.remove();
    createRoot(root).render(shownApp);
  });
}

/** After a reload no dialog is open any more. */
async function leaveClosedDialogs() {
  const { followDialogHistory } = await import("@/lib/browser/dialog-history");
  followDialogHistory();
}

interface ShownProps {
  onShown: () => void;
  onReady: () => void;
  children: ReactNode;
}

/** Calls back as soon as what stands in it is in the document, and once all effects of that have run. */
function Shown({ onShown, onReady, children }: ShownProps) {
  useLayoutEffect(onShown, [onShown]);
  useEffect(onReady, [onReady]);
  return children;
}

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id “root”.");
void start(root);
