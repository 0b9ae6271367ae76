import { paths } from "../../lib/paths.ts";

interface LlmsTxt {
  /** The site's origin. */
  site: string;
  /** The API's origin. */
  api: string;
  /** The publishable key. */
  key: string;
  /** The license of the data, as the operator names it. */
  license: string | undefined;
}

/**
 * Returns llms.txt (llmstxt.org), which describes the site, and how to read its published listings,
 * for programs. See docs/api.md.
 */
export const llmsTxt = ({ site, api, key, license }: LlmsTxt): string => `# DPC Nearby

> A directory of Direct Primary Care practices in the United States: primary care for a flat monthly fee, without insurance. Direct primary
> care is not health insurance.

Listings show prices, clinicians, hours, and whether a practice accepts new patients, as each practice or its community publishes them, with
the date on which the practice last confirmed them. An empty value means that it isn't published, not that the answer is no.

## Pages

- [Directory](${site}${paths.directory()}): search with \`?search=\` (a city, ZIP code, specialty, or name)
- [A state](${site}${paths.state("texas")}) and [a city](${site}${paths.city("texas", "austin")}): all practices of a place
- A listing is at \`${site}/doctor/{id}\`, with schema.org data in its HTML
- [Articles](${site}${paths.blog}) and [how listings are checked](${site}${paths.howWeVerify})
- [Sitemap](${site}/sitemap.xml)

## Reading listings

The published listings can be read without an account, with GET requests (PostgREST). The key is public.

- All facts of listings: \`${api}/rest/v1/doctors?select=*,clinicians(*),offices(*),membership_tiers(*),listing_services(*)&verified=eq.true&order=id&apikey=${key}\`
- Filters: \`address_state=eq.TX\`, \`accepting_new_patients=is.true\`, \`monthly_price=lte.100\`, \`languages=cs.{Spanish}\`
- Paging: at most 1,000 rows per request; for the next page add \`id=gt.{the last id}\`
- Search: \`${api}/rest/v1/rpc/search_doctors?search=Austin,%20TX&apikey=${key}\`; the next page is \`after={page_cursor of the last row}\`
- Prices are US dollars per month and adult unless the name says otherwise. Hours are \`[day from 1 (Monday), opens, closes]\` in the office's \`time_zone\`.

## License

${
  license
    ? `The published facts about practices: ${license}. Link to the listing that you quote.`
    : "The operator of this site has not published a license for its data. You can quote facts with a link to the listing; ask before you republish the data."
}
Photos and descriptions belong to the practices. Places and ZIP codes are from GeoNames (CC BY 4.0).
`;
