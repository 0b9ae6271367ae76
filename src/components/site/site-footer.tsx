import { Link } from "react-router-dom";
import { LanguageLink } from "@/components/site/language-link";
import { LocalText } from "@/components/site/local-text";
import { footerGroups } from "@/components/site/site-links";
import { Container } from "@/components/ui/container";
import { Trans } from "@/components/ui/messages";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import type { SocialNetwork } from "@/lib/site/operator-settings";
import { notInsurance, operator, site } from "@/lib/site/site";

const iconPaths: Record<SocialNetwork, string> = {
  facebook:
    "M13.5 21v-7.6h2.6l.5-3.2h-3.1V8.1c0-.9.4-1.7 1.8-1.7h1.4V3.7s-1.2-.2-2.4-.2c-2.5 0-4.1 1.5-4.1 4.2v2.5H7.4v3.2h2.8V21Z",
  instagram:
    "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3Zm4 2.7a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6Zm0 2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Zm4.7-3.3a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z",
  linkedin:
    "M4 9.2h3.5V20H4ZM5.75 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM9.7 9.2H13v1.5c.6-1 1.8-1.8 3.4-1.8 3 0 3.9 1.9 3.9 4.7V20h-3.5v-5.7c0-1.4-.2-2.7-1.7-2.7-1.6 0-2 1.2-2 2.6V20H9.7Z",
  x: "M4 4h4.6l4 5.5L17.3 4h2.3l-6 7L20.5 20h-4.6l-4.3-6-5.2 6H4.1l6.5-7.5Zm3.2 1.7 9.5 12.6h1.1L8.4 5.7Z",
};

function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={iconPaths[network]} />
    </svg>
  );
}

/** Links to the operator's social media pages, if any. */
function SocialLinks() {
  if (operator.socialLinks.length === 0) return null;
  return (
    <ul className="mt-6 -ml-3 flex flex-wrap" aria-label={t`Social media`}>
      {operator.socialLinks.map(({ network, name, href }) => (
        <li key={href}>
          <a
            href={href}
            target="_blank"
            rel="me noopener"
            aria-label={t`DPC Nearby on ${name} (opens in a new tab)`}
            className="grid size-12 place-items-center rounded-full text-on-deep-soft transition-colors hover:bg-deep-line hover:text-on-deep [&_svg]:size-5.5"
          >
            <SocialIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}

export function SiteFooter() {
  const year = new Date().getFullYear();
  const owner = operator.name ?? site.name;
  return (
    <footer className="print:hidden bg-deep text-on-deep [--focus:var(--accent)]">
      <Container className="grid gap-x-10 gap-y-12 pt-16 pb-12 lg:grid-cols-[1fr_2.3fr]">
        <div>
          <Link
            to={paths.home}
            className="inline-flex min-h-11 items-center rounded-md font-display text-2xl font-bold tracking-display"
          >
            {site.name}
          </Link>
          <p className="mt-2 max-w-sm text-on-deep-soft">
            <Trans>
              A nationwide directory and community for Direct Primary Care. {notInsurance}
            </Trans>
          </p>
          <SocialLinks />
        </div>
        <nav
          aria-label={t`Footer`}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-8 sm:grid-cols-[repeat(4,auto)]"
        >
          {footerGroups.map((group) => (
            <div key={group.title}>
              <h2 className="font-sans text-sm font-semibold tracking-normal text-on-deep-soft">
                {group.title}
              </h2>
              <ul className="mt-1.5">
                {group.links.map(({ label, to, hrefLang }) => (
                  <li key={label}>
                    <Link
                      to={to}
                      hrefLang={hrefLang}
                      className="inline-flex min-h-11 items-center rounded-md py-2 leading-snug decoration-accent decoration-2 underline-offset-6 hover:underline"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </Container>
      <Container>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-deep-line py-6 text-sm text-on-deep-soft">
          <p>
            <LocalText>{t`© ${year} ${owner}. All rights reserved.`}</LocalText>
          </p>
          <LanguageLink className="inline-flex min-h-11 items-center rounded-md text-on-deep decoration-accent decoration-2 underline-offset-6 hover:underline" />
        </div>
      </Container>
    </footer>
  );
}
