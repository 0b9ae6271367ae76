/** Joins class names, leaving out what is false or missing. Put a caller's `className` last. */
export function joinClasses(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
