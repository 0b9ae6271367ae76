import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import "@/index.css";
import { createRoutes } from "@/router";

const router = createBrowserRouter(createRoutes());

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id “root”.");

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
