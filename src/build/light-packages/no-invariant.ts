/**
 * Stands in for `invariant` in the browser's build, with which react-helmet-async checks tags that are written as its
 * children: `PageHead` gives it plain data (see src/build/light-packages/plugin.ts).
 */
export default function invariant(): void {}
