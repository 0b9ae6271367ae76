import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/lib/paths";

const pages = [
  {
    label: "Find a Doctor",
    to: paths.directory(),
    description: "search practices by city, ZIP code, or name",
  },
  { label: "Community", to: paths.feed, description: "read posts and stories from members" },
  {
    label: "Blog",
    to: paths.blog,
    description: "learn what Direct Primary Care is and what it costs",
  },
  {
    label: "List Your Practice",
    to: paths.addListing,
    description: "add your practice to the directory",
  },
  { label: "Contact", to: paths.contact, description: "report a broken link" },
];

/** Links to popular pages. */
export function LikelyPages() {
  return (
    <nav aria-labelledby="likely-pages" className="mt-10 max-w-xl border-t border-line pt-6">
      <h2 id="likely-pages" className="text-xl">
        You might be looking for
      </h2>
      <ul className="mt-3">
        {pages.map(({ label, to, description }) => (
          <li key={label} className="flex flex-wrap items-center gap-x-2.5 py-1.5">
            <TextLink to={to} className="py-1">
              {label}
            </TextLink>
            <span className="text-sm text-ink-soft">{description}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
