import { AtSign, Clock, Map as MapIcon } from "lucide-react";
import { Card } from "@/components/ui/card";
import { TextLink } from "@/components/ui/text-link";
import { mailtoHref } from "@/lib/format/mailto";
import { operator } from "@/lib/site/operator";
import { EmailAddress } from "@/pages/contact/mail-address";

const facts = [
  ...(operator.email
    ? [
        {
          icon: AtSign,
          term: "Email",
          value: (
            <TextLink to={mailtoHref(operator.email)} className="wrap-anywhere">
              <EmailAddress address={operator.email} />
            </TextLink>
          ),
        },
      ]
    : []),
  { icon: MapIcon, term: "Service area", value: "Nationwide Directory, United States" },
  { icon: Clock, term: "Response time", value: "24-48 hours" },
  ...(operator.name
    ? [
        {
          icon: MapIcon,
          term: "Operated by",
          value: [operator.name, operator.place].filter(Boolean).join(", "),
        },
      ]
    : []),
];

export function ContactFacts() {
  return (
    <>
      <h2 className="sr-only">Contact information</h2>
      <dl className="mt-10 divide-y divide-line border-y border-line">
        {facts.map(({ icon: Icon, term, value }) => (
          <div key={term} className="relative py-4 pl-10">
            <Icon aria-hidden="true" className="absolute top-5 left-0 size-5 text-accent-ink" />
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <Card tone="apricot" className="mt-8 text-sm">
        Please don’t include medical details. We can’t give medical advice. In an emergency, call
        911.
      </Card>
    </>
  );
}
