import type { ReactNode } from "react";
import { Container } from "@/components/ui/container";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/lib/paths";

const values: { title: string; text: ReactNode }[] = [
  {
    title: "Prices in plain sight",
    text: "We show the price a practice publishes on its card. If a price is missing, we say so and never guess.",
  },
  {
    title: "Facts that can be checked",
    text: (
      <>
        A badge states one fact that someone has checked. Read what each badge means, and what it
        doesn’t, in <TextLink to={paths.howWeVerify}>how we verify</TextLink>.
      </>
    ),
  },
  {
    title: "No paid placement",
    text: "Listing a practice is free. No one can pay for a higher rank or a badge, and no membership payments pass through this site.",
  },
  {
    title: "Your data is yours",
    text: (
      <>
        No trackers, no advertising, and nothing loaded from other sites. You can download or delete
        your data at any time. See the <TextLink to={paths.privacy}>privacy page</TextLink>.
      </>
    ),
  },
];

export function AboutValues() {
  return (
    <Container className="grid gap-x-16 gap-y-8 py-section lg:grid-cols-[4fr_8fr]">
      <h2 className="text-3xl">Our Values</h2>
      <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
        {values.map(({ title, text }) => (
          <li key={title} className="border-t-3 border-accent pt-5">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2.5 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Container>
  );
}
