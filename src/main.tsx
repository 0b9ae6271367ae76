import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import "@/index.css";
import { registerWorker } from "@/lib/register-worker";
import { loadRoutes } from "@/load-routes";
import { createRoutes } from "@/router";
import { surfaceFailures } from "@/surface-failures";

async function start(root: HTMLElement) {
  const routes = createRoutes();
  // A page that was rendered completely is taken over complete, or it would flicker.
  const isComplete = root.dataset.rendered === "page";
  const hydrationData = isComplete ? await loadRoutes(routes, new URL(window.location.href)) : {};
  surfaceFailures(routes);
  const app = (
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes, { hydrationData })} />
    </StrictMode>
  );
  // In small steps, so that the page answers while it is taken over.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id “root”.");
void start(root);
// In development a page must never come from a cache.
if (import.meta.env.PROD) registerWorker();
