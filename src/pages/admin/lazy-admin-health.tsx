import { lazyPart, nothing } from "@/components/ui/lazy-part";

// Loaded beside the page: the warnings are empty most of the time, and the statistics are at the bottom.
const load = () => import("@/pages/admin/admin-health");
const fallbacks = { Loading: nothing, Failed: nothing };

export const AdminHealth = lazyPart(async () => (await load()).AdminHealth, fallbacks);
export const AdminHealthFigures = lazyPart(
  async () => (await load()).AdminHealthFigures,
  fallbacks,
);
