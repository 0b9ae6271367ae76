/** A spinner. Hidden from screen readers, because the text next to it says what is loading. */
export const Spinner = () => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="3"
    strokeLinecap="round"
    aria-hidden="true"
    className="size-5 animate-spin"
  >
    <circle cx="12" cy="12" r="9" className="opacity-25" />
    <path d="M12 3a9 9 0 0 1 9 9" />
  </svg>
);
