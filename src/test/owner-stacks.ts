import * as React from "react";

/**
 * Keeps React from noting, for each element, the lines of code that have made it, which took a seventh of a test's time:
 * it does so for the first 10,000 of each second, and here takes every one for a later one.
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
