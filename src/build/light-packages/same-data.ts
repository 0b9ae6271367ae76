/**
 * Whether two values hold the same JSON: what stands in for the comparing packages of react-helmet-async in
 * the browser's build, whose tags are plain texts (see src/build/light-packages/plugin.ts).
 */
export default function isSameData(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
