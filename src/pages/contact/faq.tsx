import type { SiteLink } from "@/components/layout/site-links";
import { StructuredData } from "@/components/layout/structured-data";
import { Container } from "@/components/ui/container";
import { Disclosure } from "@/components/ui/disclosure";
import { TextLink } from "@/components/ui/text-link";
import { faqPageData } from "@/lib/schema-org/page-structured-data";
import { questions } from "@/pages/contact/questions";

/** Frequently asked questions, with structured data. */
export function Faq() {
  return (
    <Container className="grid gap-x-16 gap-y-8 py-section lg:grid-cols-[5fr_7fr]">
      <StructuredData data={faqPageData(questions)} />
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h2 className="text-3xl">Frequently asked questions</h2>
        <p className="mt-4 max-w-md text-ink-soft">
          Find quick answers here, or send us a message.
        </p>
      </div>
      <div className="border-t border-line">
        {questions.map(({ question, answer, link }) => (
          <Disclosure key={question} summary={<h3 className="text-lg">{question}</h3>}>
            <p>{answer}</p>
            {link && <FurtherLink {...link} />}
          </Disclosure>
        ))}
      </div>
    </Container>
  );
}

function FurtherLink({ label, to }: SiteLink) {
  return (
    <p className="mt-3">
      <TextLink to={to}>{label}</TextLink>
    </p>
  );
}
