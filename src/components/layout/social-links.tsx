import { SocialIcon } from "@/components/layout/social-icon";
import { operator } from "@/lib/site/operator";
import { site } from "@/lib/site/site";

/** Links to the operator's social media pages, if any. */
export function SocialLinks() {
  if (operator.socialLinks.length === 0) return null;
  return (
    <ul className="mt-6 -ml-3 flex flex-wrap" aria-label="Social media">
      {operator.socialLinks.map(({ network, name, href }) => (
        <li key={href}>
          <a
            href={href}
            target="_blank"
            rel="me noopener"
            aria-label={`${site.name} on ${name} (opens in a new tab)`}
            className="grid size-12 place-items-center rounded-full text-on-deep-soft transition-colors hover:bg-deep-line hover:text-on-deep [&_svg]:size-5.5"
          >
            <SocialIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
