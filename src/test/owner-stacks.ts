import * as React from "react";

/**
 * Disables React's owner stacks, which took a seventh of the time of tests. React captures them for
 * the first 10,000 elements per second, so this pretends that the limit is already reached.
 */
export function disableOwnerStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
  );
  if (typeof internals !== "object" || internals === null) return;
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
}
