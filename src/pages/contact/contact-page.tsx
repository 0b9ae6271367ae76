import { PageHead } from "@/components/layout/page-head";
import { StructuredData } from "@/components/layout/structured-data";
import { Container } from "@/components/ui/container";
import { paths } from "@/lib/paths";
import { breadcrumbData } from "@/lib/schema-org/breadcrumbs";
import { contactPageData } from "@/lib/schema-org/page-structured-data";
import { ContactFacts } from "@/pages/contact/contact-facts";
import { ContactForm } from "@/pages/contact/contact-form";
import { Faq } from "@/pages/contact/faq";

const page = {
  path: paths.contact,
  title: "Contact",
  description:
    "Contact DPC Nearby about a listing, your practice, or your account, and find answers to common questions about Direct Primary Care.",
};

export function Component() {
  return (
    <>
      <PageHead title={page.title} description={page.description} socialImage="contact" />
      <StructuredData data={contactPageData(page)} />
      <StructuredData data={breadcrumbData({ name: page.title, path: page.path })} />
      <Container className="grid gap-x-16 gap-y-12 pt-12 sm:pt-16 lg:grid-cols-[5fr_7fr] lg:pt-20">
        <div>
          <h1 className="text-hero">Contact us</h1>
          <p className="mt-6 max-w-lg text-lg text-ink-soft">
            Have a question, found a mistake in a listing, or know a practice we should add? Send us
            a message. A real person reads it.
          </p>
          <ContactFacts />
        </div>
        <ContactForm />
      </Container>
      <Faq />
    </>
  );
}
