/** Classes shared by text inputs, text areas, and selects. */
export const controlClasses =
  "block min-h-12 w-full rounded-md border border-line-strong bg-surface px-4 py-2.5 text-base text-ink transition-colors placeholder:text-ink-soft hover:border-ink-soft focus-visible:border-focus focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-sage disabled:text-ink-soft aria-invalid:border-danger";
