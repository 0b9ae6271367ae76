import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/lib/paths";

const pages = [
  {
    label: "Find a Doctor",
    to: paths.directory(),
    what: "all practices, by city, ZIP code or name",
  },
  { label: "Community", to: paths.feed, what: "what members write" },
  { label: "Blog", to: paths.blog, what: "what Direct Primary Care is and costs" },
  { label: "List Your Practice", to: paths.addListing, what: "add one to the directory" },
  { label: "Contact", to: paths.contact, what: "tell us about a broken link" },
];

/** Where somebody who is lost most probably wanted to go. */
export function LikelyPages() {
  return (
    <nav aria-labelledby="likely-pages" className="mt-10 max-w-xl border-t border-line pt-6">
      <h2 id="likely-pages" className="text-xl">
        Perhaps you were looking for
      </h2>
      <ul className="mt-3">
        {pages.map(({ label, to, what }) => (
          <li key={label} className="flex flex-wrap items-center gap-x-2.5 py-1.5">
            <TextLink to={to} className="py-1">
              {label}
            </TextLink>
            <span className="text-sm text-ink-soft">{what}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
